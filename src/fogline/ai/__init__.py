"""What plays and studies the games: numbers for actions, and adapters to research toolkits. It knows the contract, and
of each title only its actions (``universes``) and how its views are written down for a network (``encodings``)."""
