"""Who plays whom: Swiss, round robin, knock-out, prepared hands."""
