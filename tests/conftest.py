"""What all tests share: how long the property tests search, and that Ctrl-C can be tried.

`quick`, the default, plays the same few games every time. A long search with games that nobody has seen yet:

    pytest --hypothesis-profile=soak tests/properties

Each law then plays two hundred games per number of seats; what it finds is printed as a set-up to play again.
"""

import signal

from hypothesis import HealthCheck, Phase, settings

# Started in the background, we would hand on to every program under test that it ignores Ctrl-C.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# A game has no smaller game inside it: what fails is shown as it was found.
settings.register_profile(
    "patient",
    deadline=None,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=(HealthCheck.too_slow,),
)
PATIENT = settings.get_profile("patient")
settings.register_profile("quick", PATIENT, max_examples=2, derandomize=True, database=None)
settings.register_profile("soak", PATIENT, max_examples=200, print_blob=True)
settings.load_profile("quick")
