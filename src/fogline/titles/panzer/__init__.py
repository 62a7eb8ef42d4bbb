"""SCOPE Panzer: ``title.py`` names its parts."""
