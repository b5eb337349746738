"""What does the window say when somebody asks for help?"""
