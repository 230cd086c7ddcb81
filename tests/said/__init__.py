"""What the games say in sentences: prompts, reasons of score sheets and hints, and lines of the story."""
