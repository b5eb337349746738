"""The screen of the draw: seat plan, bracket, meetings."""
