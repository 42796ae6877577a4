"""Warlore: tabletop battle systems as one rules engine with many faces."""

__version__ = "0.1.0"
