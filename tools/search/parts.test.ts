/** @jest-environment node */
import type { SearchedPage } from "./pages";
import { partsOf } from "./parts";

const article = (name: string, date: string, digest = name): SearchedPage => ({
  file: `blog/${name}/index.html`,
  address: `/blog/${name}`,
  date,
  digest,
});
const work: SearchedPage = { file: "works/hid/index.html", address: "/works/hid", date: "", digest: "hid" };

const AVERAGE = 10;
const day = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
const ARTICLES = Array.from({ length: 300 }, (_, index) => article(`article-${index}`, day(2 * index)));
const addresses = (pages: readonly SearchedPage[]) => pages.map(({ address }) => address);
const divided = (pages: readonly SearchedPage[], version = "1.0.0") => partsOf(pages, version, AVERAGE);
const namesOf = (pages: readonly SearchedPage[], version?: string) =>
  divided([work, ...pages], version).parts.map(({ folder }) => folder);
/** Names that are not among those of before. */
const changed = (names: readonly string[]) => {
  const before = namesOf(ARTICLES);
  return names.filter((name) => !before.includes(name));
};

test("as many articles as two parts hold, and all that are no articles, are one index", () => {
  const pages = [...ARTICLES.slice(0, 2 * AVERAGE), work];
  expect(divided(pages)).toEqual({ whole: pages, parts: [] });
});

test("more articles lie in parts by their dates, whatever order they come in; what is no article does not", () => {
  const { whole, parts } = divided([work, ...ARTICLES].reverse());
  expect(whole).toEqual([work]);
  expect(addresses(parts.flatMap(({ pages }) => pages))).toEqual(addresses(ARTICLES));
});

test("where there are articles alone, the newest of them are the index itself", () => {
  const { whole, parts } = divided(ARTICLES);
  expect(whole.length).toBeGreaterThan(0);
  expect(addresses([...parts.flatMap(({ pages }) => pages), ...whole])).toEqual(addresses(ARTICLES));
});

test("parts are about as large as they should be", () => {
  const sizes = divided([work, ...ARTICLES]).parts.map(({ pages }) => pages.length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2 * AVERAGE);
  expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThanOrEqual(AVERAGE / 2);
  expect(ARTICLES.length / sizes.length).toBeGreaterThan(AVERAGE / 2);
  expect(ARTICLES.length / sizes.length).toBeLessThan(2 * AVERAGE);
});

test("an article that is written anew, or newly written, leaves all parts but one as they are", () => {
  for (const [index, one] of ARTICLES.entries()) {
    const others = ARTICLES.toSpliced(index, 1);
    expect(changed(namesOf([...others, { ...one, digest: "newly written" }]))).toHaveLength(1);
  }
  expect(changed(namesOf([...ARTICLES, article("new", "2026-01-01")]))).toHaveLength(1);
});

test("one that comes in between leaves nearly all parts as they are, wherever it comes", () => {
  const counts = ARTICLES.map(
    (_, index) => changed(namesOf([...ARTICLES, article(`between-${index}`, day(2 * index + 1))])).length,
  );
  expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThan(2.5);
});

test("another version of Pagefind makes all of them anew", () => {
  expect(changed(namesOf(ARTICLES, "2.0.0"))).toHaveLength(namesOf(ARTICLES).length);
});
