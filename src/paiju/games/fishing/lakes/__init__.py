"""What Fifteen Lakes 十五湖 and Merged Tiu-U share: large, middle and small fish, caught in the same way."""
