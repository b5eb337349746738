"""Renderers of documents and other files for people: PDF, Excel, HTML, CSV, calendar."""
