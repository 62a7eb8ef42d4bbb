"""Bots, the memory aid, numbers for actions, and adapters to research toolkits. It knows the contract, and titles only
through their ``Title``."""
