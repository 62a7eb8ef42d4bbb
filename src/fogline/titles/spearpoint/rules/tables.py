"""Tables computed once for a set-up, which the rules look up during a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.faults import NOT_AMONG, Said, shown
from fogline.kernel.setup import Setup, Value
from fogline.titles.spearpoint.rules import actions, cards
from fogline.titles.spearpoint.rules.actions import DAMAGE, DEAL, DISCARD, HOLD, PICK, RETURN, UNIT, Action, Named
from fogline.titles.spearpoint.rules.cardsets import HOUSES, read_cards, slugs_of
from fogline.titles.spearpoint.rules.faults import FOREIGN_CARD, NO_DECK
from fogline.titles.spearpoint.rules.situations import OPTIONS

STANDARD: Final = "standard"


@final
class Rules:
    """The tables of one set-up. All states of a game share them; they never change."""

    def __init__(self, setup: Setup, card_set: cards.CardSet, situation: cards.Situation | None) -> None:
        self.slugs: list[str] = slugs_of(card_set)
        self.nameable: set[str] = set(self.slugs)
        """All names that actions can contain."""
        actions.know(self.slugs)  # as long as these rules are in use
        options = setup.options
        self.setup = setup
        self.cards = card_set
        self.situation = situation
        self.units: list[cards.UnitCard] = card_set.units
        self.commands: list[cards.CommandCard] = card_set.commands
        self.damages: list[cards.DamageCard] = card_set.damages
        self.unit_count: i64 = len(card_set.units)
        self.command_count: i64 = len(card_set.commands)
        self.damage_count: i64 = len(card_set.damages)
        self.no_units: vec[i64] = vec[i64]([0] * len(card_set.units))
        self.no_commands: vec[i64] = vec[i64]([0] * len(card_set.commands))
        self.no_damages: vec[i64] = vec[i64]([0] * len(card_set.damages))
        """A zero for each Damage card."""
        self.command_copies: vec[i64] = vec[i64]([card.copies for card in card_set.commands])
        self.damage_copies: vec[i64] = vec[i64]([card.copies for card in card_set.damages])
        self.unit_numbers: dict[str, int] = {card.slug: number for number, card in enumerate(card_set.units)}
        self.command_numbers: dict[str, int] = {card.slug: number for number, card in enumerate(card_set.commands)}
        self.damage_numbers: dict[str, int] = {card.slug: number for number, card in enumerate(card_set.damages)}
        self.orders: list[cards.Orders] = [cards.Orders(), cards.Orders()] if situation is None else situation.orders
        self.factions: tuple[str, str] = _factions(card_set, self.orders, str(options["mirror-factions"]))
        self.seats: tuple[str, str] = _seats(self.factions)
        self.placed: list[vec[i64]] = [_placed(card_set, orders) for orders in self.orders]
        """By seat and Unit card, how many a Situation commits before the first Turn, crews included."""
        self.pools: list[vec[i64]] = [
            _pool(card_set, self.factions[seat], self.orders[seat], self.placed[seat]) for seat in (0, 1)
        ]
        """By seat and Unit card, the number of copies that the faction has for building."""
        self.copies: list[vec[i64]] = [
            _copies(self.pools[seat], self.orders[seat], self.placed[seat]) for seat in (0, 1)
        ]
        """By seat and Unit card, how many there can be in a game."""
        self.crew_cards: list[vec[i64]] = [_crew_cards(card_set, faction) for faction in self.factions]
        """By seat and crew type, the crew card."""
        self.by_window: list[list[int]] = [
            [number for number, card in enumerate(card_set.commands) if card.windows >> window & 1 == 1]
            for window in range(len(cards.WINDOWS))
        ]
        """By window, the Command cards that can be played in it (Part 35)."""
        self.picks: list[Named] = [actions.named(PICK, card.slug) for card in card_set.units]
        self.holds: list[Named] = [actions.named(HOLD, card.slug) for card in card_set.units]
        self.returns: list[Named] = [actions.named(RETURN, card.slug) for card in card_set.units]
        self.drawn: list[Named] = [actions.named(UNIT, card.slug) for card in card_set.units]
        self.discards: list[Named] = [actions.named(DISCARD, card.slug) for card in card_set.commands]
        self.deals: list[Named] = [actions.named(DEAL, card.slug) for card in card_set.commands]
        self.rolls: list[Action] = [actions.roll(card.slug) for card in card_set.commands]
        self.damage_draws: list[Named] = [actions.named(DAMAGE, card.slug) for card in card_set.damages]
        self.priorities: list[Named] = [actions.named(actions.PRIORITY, name) for name in self.seats]
        orders = self.orders
        self.deck_min: vec[i64] = vec[i64]([_own(order.deck_min, options["deck-min"]) for order in orders])
        self.deck_max: vec[i64] = vec[i64]([_own(order.deck_max, options["deck-max"]) for order in orders])
        self.start_units: vec[i64] = vec[i64]([_own(order.start_units, options["start-units"]) for order in orders])
        start_command = [_own(order.start_command, options["start-command"]) for order in orders]
        self.start_command: vec[i64] = vec[i64](start_command)
        self.vp_goals: vec[i64] = vec[i64]([_own(order.vp_goal, options["vp-goal"]) for order in orders])
        self.hand_units: i64 = int(options["hand-units"])
        self.hand_command: i64 = int(options["hand-command"])
        self.draw_command: i64 = int(options["draw-command"])
        self.draw_any: i64 = int(options["draw-any"])
        self.overrun_turns: i64 = int(options["overrun-turns"])
        self.immobile_bonus: i64 = int(options["immobile-bonus"])
        self.stall_turns: i64 = int(options["stall-turns"])
        self.max_turns: i64 = int(options["max-turns"])
        self.assault_least: i64 = int(options["assault-min-at-resolution"])
        self.natural: bool = options["special-basis"] == "natural"
        self.bullet_all: bool = options["bullet-scope"] == "all-classes"
        self.converts: bool = options["empty-front-converts"] is True
        self.crew_anywhere: bool = options["crew-only-scope"] == "any-uncrewed"
        self.by_transfer: bool = options["new-unit-by-transfer"] is True
        self.stranded_survive: bool = options["crew-4-6-without-ground"] == "survives"
        self.assault_rating: bool = options["assault-adds-rating"] is True
        self.counts_current: bool = options["damage-counter-includes-current"] is True
        self.any_opposes: bool = options["overrun-opposition"] == "any-unit"
        self.may_decline: bool = options["draw-optional"] is True
        self.reshuffles: bool = options["command-reshuffle"] is True
        self.open_lists: bool = options["open-lists"] is True
        self.reveals: bool = options["reveal-at-end"] is True
        self.standard_win: bool = situation is None or situation.standard_win

    def opens(self, window: i64) -> bool:
        """Whether some card of the set can be played in that window; public."""
        return bool(self.by_window[window])

    def __del__(self) -> None:
        if actions is not None:  # None during interpreter shutdown
            actions.forget(self.slugs)


def cost_of(rules: Rules, counts: Sequence[int]) -> int:
    """The total cost of these numbers of Unit cards."""
    return sum([int(card.cost) * count for card, count in zip(rules.units, counts)])


def _own(ordered: i64, option: Value) -> int:
    return ordered if ordered >= 0 else int(option)


def _factions(card_set: cards.CardSet, orders: list[cards.Orders], mirror: str) -> tuple[str, str]:
    first, second = (
        orders[seat].faction or card_set.factions[min(seat, len(card_set.factions) - 1)] for seat in (0, 1)
    )
    if mirror == "none":
        return first, second
    one = first if mirror == "first" else second
    return one, one


def _seats(factions: tuple[str, str]) -> tuple[str, str]:
    first, second = factions
    return (first, second) if first != second else (first, f"{second}-b")


def _placed(card_set: cards.CardSet, orders: cards.Orders) -> vec[i64]:
    counts = [0] * len(card_set.units)
    for placed in orders.placed:
        card = card_set.units[placed.card]
        counts[placed.card] += 1
        if placed.crewed and card.crew != cards.NO_CREW:
            counts[_crew_cards(card_set, card.faction)[card.crew]] += 1
    return vec[i64](counts)


def _pool(card_set: cards.CardSet, faction: str, orders: cards.Orders, placed: vec[i64]) -> vec[i64]:
    return vec[i64](
        [
            max(0, card.copies - placed[number]) if card.faction == faction and number not in orders.forbidden else 0
            for number, card in enumerate(card_set.units)
        ]
    )


def _copies(pool: vec[i64], orders: cards.Orders, placed: vec[i64]) -> vec[i64]:
    return vec[i64]([max(count, orders.fixed.get(number, 0)) + placed[number] for number, count in enumerate(pool)])


def _crew_cards(card_set: cards.CardSet, faction: str) -> vec[i64]:
    found = [-1] * len(card_set.crew_types)
    for number, card in enumerate(card_set.units):
        if card.kind == cards.CREW and card.faction == faction:
            found[card.crew] = number
    return vec[i64](found)


@lru_cache(maxsize=64)
def rules_for(setup: Setup) -> Rules:
    """The tables of *setup*; raises ``BadData`` if it is faulty. Options that are not agreed are those of the Situation
    (SP-SIT-2)."""
    if setup.game != "spearpoint":
        raise BadData("set-up", "game", f"{setup.game!r} is not spearpoint")
    card_set = read_cards(setup.data, "cards") if setup.data else _house(setup)
    situations = {situation.slug: situation for situation in card_set.situations}
    if setup.scenario != STANDARD and setup.scenario not in situations:
        told: dict[str, Said] = {"found": shown(setup.scenario), "known": (STANDARD, *situations)}
        raise bad_data("set-up", "scenario", NOT_AMONG, told)
    situation = situations.get(setup.scenario)
    options = dict(setup.checked(OPTIONS).options)
    if situation is not None:
        options.update({key: value for key, value in situation.options.items() if key not in setup.options})
    rules = Rules(Setup(setup.game, setup.scenario, options, setup.data), card_set, situation)
    for seat in (0, 1):
        refuse_foreign_cards(rules, seat)
        refuse_impossible_deck(rules, seat)
    return rules


def _house(setup: Setup) -> cards.CardSet:
    """The house cards. A record without an edition was written when there was only one edition. An unknown edition is
    refused together with the other options."""
    edition = setup.options.get("card-edition", 1)
    is_known = isinstance(edition, int) and 1 <= edition <= len(HOUSES)
    return HOUSES[int(edition) - 1] if is_known else HOUSES[0]


def refuse_foreign_cards(rules: Rules, seat: int) -> None:
    """SP-DECK-1, AMB-41: a Situation gives a side cards of its own faction, while players may agree on other
    factions."""
    orders, faction = rules.orders[seat], rules.factions[seat]
    for number in (*orders.fixed, *orders.hand, *[placed.card for placed in orders.placed]):
        if rules.units[number].faction != faction:
            told: dict[str, Said] = {
                "scenario": rules.setup.scenario,
                "seat": rules.seats[seat],
                "card": rules.units[number].slug,
                "faction": faction,
            }
            raise bad_data("set-up", "mirror-factions", FOREIGN_CARD, told)


def refuse_impossible_deck(rules: Rules, seat: int) -> None:
    """SP-DECK-1: refuse a set-up unless some deck is within the limits."""
    if rules.orders[seat].fixed:
        return
    low, high = rules.deck_min[seat], rules.deck_max[seat]
    if not reachable(rules, rules.pools[seat], 0, low, high):
        told: dict[str, Said] = {"seat": rules.seats[seat], "low": int(low), "high": int(high)}
        raise bad_data("set-up", "deck-min", NO_DECK, told)


def reachable(rules: Rules, pool: vec[i64], points: i64, low: i64, high: i64) -> bool:
    """Whether cards of *pool* can be added to *points* points so that the total is from *low* to *high*."""
    if points >= low or points > high:
        return low <= points <= high
    if all_reach(rules, pool, points, low, high):
        return True
    counts: dict[int, int] = {}
    for number in range(rules.unit_count):
        if pool[number] > 0:
            price = int(rules.units[number].cost)
            counts[price] = counts.get(price, 0) + int(pool[number])
    sums = 1  # a set of sums, one bit each
    most = int(high - points)
    room = (1 << most + 1) - 1
    for price, count in counts.items():
        piece = 1  # 1, 2, 4, ... and the rest: together any number of them up to all
        while count > 0 and price * piece <= most:
            part = min(piece, count)
            sums |= sums << price * part & room
            count -= part
            piece *= 2
    return sums >> int(low - points) != 0


def all_reach(rules: Rules, pool: vec[i64], points: i64, low: i64, high: i64) -> bool:
    """Whether adding cards of *pool* to *points* points in any order must reach a total from *low* to *high*, because
    no card is expensive enough to skip that range. If not, some orders may still do."""
    whole: i64 = points
    number: i64 = 0
    for count in pool:
        if count > 0:
            cost: i64 = rules.units[number].cost
            if cost > high - low + 1:
                return False
            whole += count * cost
        number += 1  # noqa: SIM113 - enumerate() is slow, compiled
    return whole >= low
