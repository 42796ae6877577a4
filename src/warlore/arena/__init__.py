"""The arena: many games between bots, what happened in them as Parquet, and reports."""
