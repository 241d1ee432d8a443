import { ACCENT } from "../drawing/palette";
import { type Random, seeded } from "../drawing/random";
import type { Person } from "./person";
import { TEAM } from "./team";

const SKINS = ["#e8bd9e", "#dba986", "#f0cbb1", "#b9805a", "#8a573a", "#c98f68"] as const;
const HAIRS = ["#2a2019", "#4b3220", "#7a5230", "#b98a4e", "#d9b778", "#8e3f22", "#9a9a98"] as const;

function anyone(random: Random): Person {
  return {
    skin: random.pick(SKINS),
    hair: random.pick(HAIRS),
    style: random.pick(["short", "parted", "bob", "long", "bun", "curls", "crop", "waves"] as const),
    garment: random.pick(["crew", "shirt", "turtleneck", "jacket", "hoodie"] as const),
    cloth: random.pick(["#1f2326", "#394a59", "#7d4a3a", "#5b6b52", "#e6e3da"]),
    ground: random.pick([ACCENT, "#d8d3c6", "#b9c8cf", "#e2ded3"]),
    yaw: random.pick([-1, 1]) * random.between(0.24, 0.36),
    glasses: random.chance(0.25),
    broad: random.between(0.93, 1.04),
    jaw: random.between(0.88, 1.06),
  };
}

/** The drawn likeness of a member; for somebody new it follows from the slug. */
export function personFor(slug: string): Person {
  return TEAM[slug] ?? anyone(seeded(slug));
}
