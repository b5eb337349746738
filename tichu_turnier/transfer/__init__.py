"""Import and export: lists, workbooks, results, whole tournaments."""
