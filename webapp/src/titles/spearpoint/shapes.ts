// Silhouettes of Unit cards, drawn for Fogline: seen from the side, facing right, about 84 wide around (0, 0), on
// ground at y = 22. A card set can contain any Unit, so they are chosen by type and tags, never by the name of a card.

import type { Picture, Shape } from "../drawing/layers";
import { SHAPES } from "../panzer/shapes";
import type { UnitCard } from "./cards";
import { PEOPLE } from "./people";

const plain = (ink: string, cut = "", wheels: Shape["wheels"] = []): Shape => ({ ink, cut, wheels });

const WHEELED: Shape["wheels"] = [[-17, 15, 4.5], [16, 15, 4.5]];
const OWN = {
  "half-track": plain(
    "M-34 12l2 -14h34l3 -6h8l4 8 16 3 2 9h-4a7 7 0 0 1 -14 0h-52zM-26 -2v-8h2v8zM-28 -11l18 -1v3l-18 1zM-32 12h36l3 5 -4 5h-30l-6 -5z",
    "M-30 2h30M7 -5l3 4",
    [[-24, 16, 3.4], [-14, 17, 3.4], [-4, 16, 3.4], [24, 15, 5]],
  ),
  car: plain("M-30 13l4 -13 10 -5h28l14 8 4 10h-6a8 8 0 0 0 -16 0h-18a8 8 0 0 0 -16 0zM-10 -5l2 -9h14l4 9zM6 -12h20v2.600h-20z", "M-22 0h44", WHEELED),
  howitzer: plain(
    "M-12 14l-26 5 1 3 30 -5zM-8 10l34 -24 3 4 -33 24zM24 -16l5 -4 5 6 -5 4zM-6 -14l6 -1 5 22h-6zM-10 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z",
    "M0 5v14M-7 12h14",
    [[0, 12, 6]],
  ),
  flak: plain(
    "M-30 18h60v4h-60zM-6 4h12l4 14h-20zM-14 4l34 -28 4 5 -34 28zM-22 -2l14 8 -4 6 -14 -8zM-34 15h10v4h-10zM24 15h10v4h-10z",
    "M-6 10h14",
  ),
  mobile: plain(
    `${"M-31 6H31a8 8 0 0 1 0 16H-31a8 8 0 0 1 0 -16z"}M-32 7l2 -15h26l4 6 16 2 16 7zM-8 -6l26 -14 3 4 -26 15zM-30 -8h24v-5h-24z`,
    "M-30 -3h26M-28 2h54",
    [[-26, 14, 4], [-13, 14, 4], [0, 14, 4], [13, 14, 4], [26, 14, 4]],
  ),
  fighter: plain(
    "M-36 2l-4 -12 6 -1 8 8 22 -4c2 -7 10 -8 14 -1l20 4c8 2 10 6 6 9l-24 3h-22l-22 -3zM-14 4l28 2 -6 14h-6l-6 -13zM36 -12h2.400v26h-2.400z",
    "M-2 -5l8 0M-28 3h56",
  ),
  bomber: plain(
    "M-38 0l-4 -12 8 -1 8 9 20 -4c3 -8 14 -9 18 -1l18 4c9 2 11 7 6 10l-26 3h-26zM-16 3l16 8 14 -8 -8 15h-10zM-6 18h10v4h-10zM36 -13h2.400v28h-2.400z",
    "M-4 -6h14",
  ),
} as const;

function crewFigure(card: UnitCard): Picture {
  const isOther = card.crew === "pilot" || card.crew === "gun-crew";
  return { figures: PEOPLE[isOther ? (card.crew as "pilot" | "gun-crew") : "tank-crew"] };
}

function infantryPicture(tags: Set<string>): Picture {
  if (!tags.has("team")) return { figures: PEOPLE.squad };
  return { figures: PEOPLE[tags.has("anti-tank") ? "launcher" : "machine-gun"] };
}

function vehicleShape(card: UnitCard, tags: Set<string>): Shape {
  if (tags.has("half-track")) return OWN["half-track"];
  if (tags.has("assault-gun")) return SHAPES["STG"]!;
  if (tags.has("tank-destroyer")) return SHAPES["JAC"]!;
  if (tags.has("heavy")) return SHAPES["TIG"]!;
  if (tags.has("light")) return SHAPES["STU"]!;
  if (tags.has("tank")) return SHAPES[card.faction === "american" ? "SHE" : "PZ4"]!;
  return tags.has("recon") ? OWN.car : SHAPES["PZ2"]!;
}

function gunShape(card: UnitCard, tags: Set<string>): Shape {
  if (card.lines.length > 1) return OWN.mobile;
  if (tags.has("howitzer")) return OWN.howitzer;
  return tags.has("anti-aircraft") ? OWN.flak : SHAPES["PAK"]!;
}

export function pictureOf(card: UnitCard): Picture {
  const tags = new Set(card.tags);
  switch (card.type) {
    case "crew":
      return crewFigure(card);
    case "vehicle":
      return vehicleShape(card, tags);
    case "artillery":
      return gunShape(card, tags);
    case "aircraft":
      return tags.has("bomber") ? OWN.bomber : OWN.fighter;
    case "infantry":
      return infantryPicture(tags);
  }
}

function face(faction: string, type: UnitCard["type"], tags: string, crew: string | null = null, lines: UnitCard["lines"] = ["front"]): UnitCard {
  return {
    faction, type, tags: tags.split(" "), crew, lines, cost: 0, copies: 0, defense: 0, full: 0, half: 0, armored: false,
    immobile: false, flight: 0, weapons: [],
  };
}

/** Some cards without their values, for a picture of the game. */
export const FACES: Record<string, UnitCard> = {
  "lefh-18": face("german", "artillery", "howitzer"),
  "pak-40": face("german", "artillery", "gun"),
  "tiger-i": face("german", "vehicle", "tank heavy"),
  "grenadier-squad": face("german", "infantry", "squad"),
  "stug-iii-g": face("german", "vehicle", "assault-gun"),
  "ju-87-stuka": face("german", "aircraft", "bomber"),
  "german-pilot": face("german", "crew", "", "pilot"),
  "us-tank-crew": face("american", "crew", "", "tank-crew"),
  "m4a1-sherman": face("american", "vehicle", "tank"),
  "rifle-squad": face("american", "infantry", "squad"),
  "m3-half-track": face("american", "vehicle", "half-track"),
  "bazooka-team": face("american", "infantry", "team anti-tank"),
  "m7-priest": face("american", "artillery", "howitzer", null, ["front", "rear"]),
  "p-47-thunderbolt": face("american", "aircraft", "fighter-bomber"),
};
