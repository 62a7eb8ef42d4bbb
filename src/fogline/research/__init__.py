"""Research: training by self-play, clusters, and adapters to other toolkits."""
