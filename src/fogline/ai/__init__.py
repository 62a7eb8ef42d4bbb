"""What plays and studies the games: numbers for actions, and adapters to research toolkits. It knows the contract, and
of each title only how to number its actions and how to write its views down for a network."""
