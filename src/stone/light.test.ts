import { colourIn, type Light, litFacet, orbit, toneIn, withinReach } from "./light";
import { STONE_FACETS } from "./stone";
import { stoneMarkup } from "./stone-markup";

const facets = STONE_FACETS.map(litFacet);
const RIM = 60;
const around = Array.from({ length: RIM }, (_, at) => orbit(at / RIM));
const facing = (x: number, y: number, z: number, tone = 5) =>
  litFacet([tone, "M390 440L410 440L400 470z", x, y, z]);
const LEFT: Light = [-100, 450];
const ABOVE: Light = [400, 450];

test("at rest every facet has the colour that the built page draws it with", () => {
  const drawn = [...stoneMarkup().matchAll(/color="(.{7})">(.*?)<\/g>/g)].flatMap(
    ([, colour, paths]) => (paths?.match(/<path/g) ?? []).map(() => colour),
  );
  expect(facets.map((facet) => colourIn(facet, orbit(0)))).toEqual(drawn);
});

test.each([
  ["is brighter when the light comes to its side", facing(-71, 0, 71), LEFT, 1],
  ["is darker when the light goes away from its side", facing(50, -50, 71), LEFT, -1],
  ["looks up mirrors a light above it", facing(0, 0, 100), ABOVE, 1],
  ["lets light through that comes from far behind it", facing(80, 60, 1), LEFT, 1],
])("a facet that %s", (_what, facet, light, direction) => {
  expect(Math.sign(toneIn(facet, light) - facet.tone)).toBe(direction);
});

test("wherever the light is, dark facets stay dark, the others yellow, and no tone is beyond its ramp", () => {
  for (const light of [...around, ABOVE, LEFT])
    for (const facet of [...facets, facing(0, 0, 100, 0)]) {
      const tone = toneIn(facet, light);
      if (facet.tone < 4) expect(tone).toBeLessThanOrEqual(5);
      else expect(tone).toBeGreaterThan(3);
      expect(tone).toBeLessThanOrEqual(9);
      expect(colourIn(facet, light)).toMatch(/^#[\da-f]{6}$/);
    }
});

test("as the light goes around, no facet flickers: none changes by a tone between two of sixty places", () => {
  for (const facet of facets)
    around.forEach((light, at) => {
      const change = toneIn(facet, light) - toneIn(facet, around[(at + 1) % RIM] ?? light);
      expect(Math.abs(change)).toBeLessThan(1);
    });
});

test("a light beyond reach comes nearer on its way, one within it stays", () => {
  const [x, y] = withinReach([-9600, 450]);
  expect([Math.round(x), y]).toEqual([-300, 450]);
  expect(withinReach(LEFT)).toEqual(LEFT);
  expect(withinReach(ABOVE)).toEqual(ABOVE);
});
