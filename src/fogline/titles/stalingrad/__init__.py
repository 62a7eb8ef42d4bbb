"""SCOPE Stalingrad: ``title.py`` lists its parts."""
