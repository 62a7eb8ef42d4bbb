"""The M26 Pershing and the period of a game (section 12.9)."""

import pytest

from fogline.kernel.errors import BadData
from tests.titles.panzer.fixtures import legal_texts, muster, new, play, refused


@pytest.mark.parametrize("period", ["1944-12", "1945-01", "1939-09"])
def test_pz_m26_1_too_early(period: str) -> None:
    """Ex 1: before February 1945 it cannot be taken; everything else can."""
    state = new(period=period)
    assert refused(state, "american", "take PER") == "PZ-M26-1"
    assert set(legal_texts(state, "american", "take")) == {"BAZ", "ATG", "STU", "HEL", "SHE", "JAC", "JUM"}
    assert len(legal_texts(state, "german", "take")) == 8


@pytest.mark.parametrize("period", ["1945-02", "1945-05", "1950-01", "none"])
def test_pz_m26_1_available(period: str) -> None:
    """Ex 1: from February 1945 on, and without a period (AMB-56)."""
    state = new(period=period)
    muster(state, "american", "PER")
    assert state.squads[8] == 1


def test_pz_m26_1_within_the_limits() -> None:
    """Availability is not enough: the points must suffice (PZ-SQUAD-2)."""
    state = new(period="1945-02")
    play(state, "american", "take PER", "take SHE")  # 6 and 4 of 12 points
    assert refused(state, "american", "take JUM") == "PZ-SQUAD-2"


def test_amb_56_no_period_unless_one_is_chosen() -> None:
    """The restriction must be asked for."""
    assert new().rules.setup.options["period"] == "none"
    assert "PER" in legal_texts(new(), "american", "take")


@pytest.mark.parametrize("period", ["1945", "1945-13", "1945-00", "45-02", "1945-2", "1945/02", "soon", ""])
def test_pz_m26_1_no_such_period(period: str) -> None:
    with pytest.raises(BadData):
        new(period=period)
