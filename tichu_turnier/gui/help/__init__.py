"""The help beside the window, its pages and the search among them."""
