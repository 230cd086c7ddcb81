"""What the games say in sentences: prompts, refusals, reasons of score sheets and hints, and lines of the story."""
