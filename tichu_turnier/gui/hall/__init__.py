"""What others join, report and see: several desks, phones, screens in the hall."""
