"""The terminal face: it knows no rule; it asks the game and draws what it is told."""
