"""The forms in which a document leaves the house: PDF, Excel, HTML, CSV, calendar."""
