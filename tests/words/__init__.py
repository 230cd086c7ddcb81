"""What is said and how it is written: the catalogues of all languages, and the means that write sentences from them."""
