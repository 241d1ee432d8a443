/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FileCache } from "./file-cache";

const home = process.cwd();
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "file-cache-"));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
});

const stored = () => path.join(folder, "node_modules/.cache/sizes.json");
const picture = (name: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, "picture");
  return file;
};
const STATS = { size: 7, mtimeMs: 1 };

test("finds out once, and again when size or time change, in later runs too", async () => {
  const file = picture("a.png");
  const find = jest.fn(async () => 42);
  const first = new FileCache<number>("sizes");
  await first.get(file, STATS, find);
  await first.get(file, STATS, find);
  first.save();
  const second = new FileCache<number>("sizes");
  expect(await second.get(file, STATS, find)).toBe(42);
  expect(find).toHaveBeenCalledTimes(1);
  await second.get(file, { ...STATS, size: 8 }, find);
  await second.get(file, { ...STATS, mtimeMs: 2 }, find);
  expect(find).toHaveBeenCalledTimes(3);
});

test("forgets files that are gone", async () => {
  const cache = new FileCache<number>("sizes");
  const [kept, gone] = [picture("a.png"), picture("b.png")];
  for (const file of [kept, gone]) await cache.get(file, STATS, async () => 1);
  rmSync(gone);
  cache.save();
  expect(Object.keys(JSON.parse(readFileSync(stored(), "utf8")) as object)).toEqual([kept]);
});

test("a broken store counts as empty", async () => {
  mkdirSync(path.dirname(stored()), { recursive: true });
  writeFileSync(stored(), "{");
  expect(await new FileCache<number>("sizes").get(picture("a.png"), STATS, async () => 1)).toBe(1);
});

test("a store that cannot be written is no fault", async () => {
  const cache = new FileCache<number>("sizes");
  await cache.get(picture("a.png"), STATS, async () => 1);
  writeFileSync(path.join(folder, "node_modules"), "a file in its way");
  expect(() => cache.save()).not.toThrow();
  expect(existsSync(stored())).toBe(false);
});
