import { colourIn, type Light, limitDistance, litFacet, orbit, toneIn } from "./light";
import { STONE_FACETS } from "./stone";
import { stoneMarkup } from "./stone-markup";

const facets = STONE_FACETS.map(litFacet);
const RIM = 60;
const around = Array.from({ length: RIM }, (_, at) => orbit(at / RIM));
const facing = (x: number, y: number, z: number, tone = 5) =>
  litFacet([tone, "M390 440L410 440L400 470z", x, y, z]);
const LEFT: Light = [-100, 450];
const ABOVE: Light = [400, 450];

test("at rest every facet has the same colour as in the built page", () => {
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

test("in any light dark facets stay dark, the others yellow, and all tones have a colour", () => {
  for (const light of [...around, ABOVE, LEFT])
    for (const facet of [...facets, facing(0, 0, 100, 0)]) {
      const tone = toneIn(facet, light);
      if (facet.tone < 4) expect(tone).toBeLessThanOrEqual(5);
      else expect(tone).toBeGreaterThan(3);
      expect(tone).toBeLessThanOrEqual(9);
      expect(colourIn(facet, light)).toMatch(/^#[\da-f]{6}$/);
    }
});

test("no facet flickers while the light goes around: none changes by a tone within a sixtieth", () => {
  for (const facet of facets)
    around.forEach((light, at) => {
      const change = toneIn(facet, light) - toneIn(facet, around[(at + 1) % RIM] ?? light);
      expect(Math.abs(change)).toBeLessThan(1);
    });
});

test("a light that is too far away comes nearer in the same direction", () => {
  const [x, y] = limitDistance([-9600, 450]);
  expect([Math.round(x), y]).toEqual([-300, 450]);
});

test.each([
  ["left of the stone", LEFT],
  ["above its middle", ABOVE],
])("a near light %s stays there", (_where, light) => {
  expect(limitDistance(light)).toEqual(light);
});
