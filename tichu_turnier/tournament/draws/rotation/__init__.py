"""Which mathematics decides who meets whom, who rests and at which table they sit?"""
