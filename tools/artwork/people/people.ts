import { ACCENT } from "../../../src/drawing/palette";
import { type Random, seeded } from "../../../src/drawing/random";

export type HairStyle = "short" | "parted" | "bob" | "long" | "bun" | "curls" | "crop" | "bald" | "waves";
export type Garment = "crew" | "shirt" | "turtleneck" | "jacket" | "hoodie";

export type Person = {
  skin: string;
  hair: string;
  style: HairStyle;
  garment: Garment;
  cloth: string;
  ground: string;
  /** Turn of the head in radians; positive looks to the right. */
  yaw: number;
  beard?: "full" | "stubble";
  glasses?: boolean;
  /** Width of head and jaw against the common ones. */
  broad: number;
  jaw: number;
};

const SKINS = ["#e8bd9e", "#dba986", "#f0cbb1", "#b9805a", "#8a573a", "#c98f68"] as const;
const HAIRS = ["#2a2019", "#4b3220", "#7a5230", "#b98a4e", "#d9b778", "#8e3f22", "#9a9a98"] as const;

/** The team as it is drawn: an agency's people, nobody in particular. */
const TEAM: Readonly<Record<string, Person>> = {
  "klara-vesela": {
    skin: "#e8bd9e",
    hair: "#4b2f1e",
    style: "bob",
    garment: "jacket",
    cloth: "#1f2326",
    ground: ACCENT,
    yaw: 0.32,
    broad: 0.95,
    jaw: 0.9,
  },
  "marek-dolezal": {
    skin: "#dba986",
    hair: "#4a4744",
    style: "crop",
    garment: "crew",
    cloth: "#394a59",
    ground: "#d8d3c6",
    yaw: -0.34,
    beard: "full",
    broad: 1.03,
    jaw: 1.06,
  },
  "ingrid-solberg": {
    skin: "#f0cbb1",
    hair: "#dcbd82",
    style: "bun",
    garment: "turtleneck",
    cloth: "#2c4a5c",
    ground: "#b9c8cf",
    yaw: -0.3,
    broad: 0.94,
    jaw: 0.92,
  },
  "daniel-whitfield": {
    skin: "#8a573a",
    hair: "#1c1613",
    style: "crop",
    garment: "shirt",
    cloth: "#e6e3da",
    ground: "#6d7f8a",
    yaw: 0.36,
    beard: "stubble",
    broad: 1.02,
    jaw: 1.04,
  },
  "tereza-linhart": {
    skin: "#e3b595",
    hair: "#1f1a1c",
    style: "long",
    garment: "crew",
    cloth: "#141618",
    ground: "#e2ded3",
    yaw: 0.28,
    glasses: true,
    broad: 0.94,
    jaw: 0.88,
  },
  "ondrej-bartak": {
    skin: "#e6bb9b",
    hair: "#7a5230",
    style: "parted",
    garment: "hoodie",
    cloth: "#5b6b52",
    ground: "#cfd6c6",
    yaw: -0.28,
    glasses: true,
    broad: 1,
    jaw: 1,
  },
  "sofie-haugen": {
    skin: "#f1cdb4",
    hair: "#b5622f",
    style: "waves",
    garment: "crew",
    cloth: "#7d4a3a",
    ground: "#ead9c6",
    yaw: -0.36,
    broad: 0.93,
    jaw: 0.9,
  },
  "jonas-kolar": {
    skin: "#dcab88",
    hair: "#2c211b",
    style: "curls",
    garment: "shirt",
    cloth: "#b9c3c9",
    ground: ACCENT,
    yaw: 0.3,
    broad: 0.97,
    jaw: 0.96,
  },
  "maya-brooks": {
    skin: "#9b6443",
    hair: "#1d1512",
    style: "curls",
    garment: "jacket",
    cloth: "#8e3b46",
    ground: "#d9cfc6",
    yaw: 0.34,
    broad: 0.93,
    jaw: 0.88,
  },
  "petr-hruska": {
    skin: "#dfb08d",
    hair: "#3b2c22",
    style: "bald",
    garment: "crew",
    cloth: "#23272b",
    ground: "#a9b0b4",
    yaw: 0.3,
    beard: "full",
    broad: 1.04,
    jaw: 1.05,
  },
  "elin-dahl": {
    skin: "#efc8ad",
    hair: "#8d8a86",
    style: "bob",
    garment: "shirt",
    cloth: "#f0eee8",
    ground: "#7b8f86",
    yaw: -0.32,
    glasses: true,
    broad: 0.95,
    jaw: 0.92,
  },
  "samuel-ortiz": {
    skin: "#b97f59",
    hair: "#231a16",
    style: "waves",
    garment: "hoodie",
    cloth: "#343a40",
    ground: "#d3c39c",
    yaw: -0.34,
    beard: "stubble",
    broad: 1,
    jaw: 1.02,
  },
  "barbora-sykorova": {
    skin: "#eac0a2",
    hair: "#6b3b22",
    style: "long",
    garment: "turtleneck",
    cloth: "#b8892e",
    ground: "#e9e4d8",
    yaw: -0.26,
    broad: 0.94,
    jaw: 0.9,
  },
  "tomas-weiss": {
    skin: "#e5b99c",
    hair: "#b58d58",
    style: "short",
    garment: "shirt",
    cloth: "#4f6070",
    ground: "#c6cacb",
    yaw: 0.26,
    broad: 1,
    jaw: 1.02,
  },
};

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
