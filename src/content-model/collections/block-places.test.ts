/** @jest-environment node */
import { blockPlaces } from "./block-places";
import { BLOCKS } from "./blocks";

const places = (...types: string[]) => blockPlaces({ blocks: types.map((type) => ({ type })) });
const tones = (...types: string[]) => places(...types).map(({ tone }) => tone);

test("planes of one colour never meet, whatever stands beside what, and none meets the footer", () => {
  for (const { type: upper } of BLOCKS)
    for (const { type: lower, joins } of BLOCKS) {
      const [above, below] = tones(upper, lower, "text");
      const isOnePlane = above === below && (above === "paper" || joins);
      expect({ upper, lower, isRight: above !== below || isOnePlane }).toEqual({
        upper,
        lower,
        isRight: true,
      });
      expect({ upper, lower, last: tones(upper, lower)[1] }).not.toEqual({
        upper,
        lower,
        last: "ink",
      });
    }
});

test("services continue the yellow of the opening, and stand on paper elsewhere", () => {
  expect(tones("opening", "services", "services")).toEqual(["accent", "accent", "accent"]);
  expect(tones("numbers", "services", "form")).toEqual(["paper", "paper", "accent"]);
});

test("a plane that gives way to another one is not cut", () => {
  expect(places("works", "numbers", "statement", "clients")).toEqual([
    { id: "works", tone: "stone", cut: "right" },
    { id: "numbers", tone: "ink", cut: "left" },
    { id: "statement", tone: "paper" },
    { id: "clients", tone: "paper" },
  ]);
});

test("a block has its anchor, else its name; the second of a name is counted, and no two are the same", () => {
  const blocks = [
    { type: "works", anchor: "clients-2" },
    { type: "clients" },
    { type: "clients" },
    { type: "steps", anchor: "process" },
  ];
  expect(blockPlaces({ blocks }).map(({ id }) => id)).toEqual([
    "clients-2",
    "clients",
    "clients-3",
    "process",
  ]);
});
