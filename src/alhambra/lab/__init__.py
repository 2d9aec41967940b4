"""The lab: batches, tournaments, ratings, statistics and plots."""
