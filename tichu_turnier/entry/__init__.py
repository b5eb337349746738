"""From keys to a report: the state of typing results, without Qt."""
