"""SCOPE Panzer: ``title.py`` lists its parts."""
