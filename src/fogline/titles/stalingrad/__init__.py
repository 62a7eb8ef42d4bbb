"""SCOPE Stalingrad: ``title.py`` names its parts."""
