"""The conformance suite of Fogline: every promise of the contract, on every scenario and option."""

import pytest

from fogline.kernel.setup import Setup
from fogline.testing import Check, checks
from salvo import SALVO

SMALL = [Setup("salvo", "pond"), Setup("salvo", "pond", {"shots": 2})]


@pytest.mark.parametrize("check", checks(SALVO, small=SMALL), ids=str)
def test_the_rules_keep(check: Check) -> None:
    check()
