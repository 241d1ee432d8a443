/** @jest-environment node */
import { existsSync } from "node:fs";
import { OFFICE_MAP } from "../../src/gatsby-config/office-map";
import { temporaryFolder } from "../../tools/testing/tree";
import { officeMapField } from "./field";
import type { MappedOffice } from "./views";

const PRAGUE: MappedOffice = {
  slug: "prague",
  title: "Prague",
  coordinates: { longitude: 14.44, latitude: 50.08 },
};

const field = officeMapField(OFFICE_MAP);
const mapOf = (...entries: MappedOffice[]) =>
  field.resolve(null, {}, { nodeModel: { findAll: async () => ({ entries }) } });

const project = process.cwd();

beforeAll(() => process.chdir(temporaryFolder()));
afterAll(() => process.chdir(project));

test("a map has two views with all offices, and each view a file of its land", async () => {
  const map = await mapOf(PRAGUE);
  for (const view of [map?.narrow, map?.wide]) {
    expect(view?.pins.map(({ title }) => title)).toEqual(["Prague"]);
    expect(existsSync(`public${view?.src}`)).toBe(true);
  }
});

test("the same offices are not drawn again", async () => {
  expect(await mapOf(PRAGUE)).toBe(await mapOf(PRAGUE));
});

test("a map is drawn again when an office has changed", async () => {
  await mapOf(PRAGUE);
  const map = await mapOf({ ...PRAGUE, title: "Praha" });
  expect(map?.wide.pins.map(({ title }) => title)).toEqual(["Praha"]);
});

test("a name that the map has no room for is told, with what to do", async () => {
  const warnings: string[] = [];
  const crowded = officeMapField(OFFICE_MAP, { warn: (message) => warnings.push(String(message)) });
  const entries = [..."abcdefghij"].map((slug) => ({ ...PRAGUE, slug, title: `Office ${slug}` }));
  await crowded.resolve(null, {}, { nodeModel: { findAll: async () => ({ entries }) } });
  expect(warnings).toContainEqual(
    expect.stringMatching(/^The wide map of the offices has no room for "Office g", .* Fix: /),
  );
});

test("without an office there is no map", async () => {
  expect(await mapOf()).toBeNull();
});
