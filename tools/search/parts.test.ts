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

const ARTICLES = ["2021", "2022", "2023", "2024", "2025"].map((year) => article(`of-${year}`, `${year}-05-01`));
const MOST = 2;
const addresses = (pages: readonly SearchedPage[]) => pages.map(({ address }) => address);
const divided = (pages: readonly SearchedPage[], version = "1.0.0") => partsOf(pages, version, MOST);

test("as many articles as a part holds, and all that are no articles, are one part", () => {
  const pages = [...ARTICLES.slice(0, MOST), work];
  expect(divided(pages)).toEqual({ current: pages, older: [] });
});

test("the oldest articles fill parts of their own, whatever order they come in", () => {
  const { current, older } = divided([...ARTICLES].reverse().concat(work));
  expect(addresses(current)).toEqual(["/blog/of-2025", "/works/hid"]);
  expect(older.map(({ pages }) => addresses(pages))).toEqual([
    ["/blog/of-2021", "/blog/of-2022"],
    ["/blog/of-2023", "/blog/of-2024"],
  ]);
});

test("a new article leaves the older parts as they are; one that is changed renames its own", () => {
  const namesOf = (pages: readonly SearchedPage[], version?: string) =>
    divided(pages, version).older.map(({ folder }) => folder);
  const [first, second] = namesOf(ARTICLES);
  expect(namesOf([...ARTICLES, article("new", "2026-01-01")])).toEqual([first, second]);
  const [old, ...rest] = ARTICLES as [SearchedPage, ...SearchedPage[]];
  expect(namesOf([{ ...old, digest: "newly written" }, ...rest])).toEqual([
    expect.not.stringMatching(String(first)),
    second,
  ]);
  expect(namesOf(ARTICLES, "2.0.0")).not.toContain(first);
});

test("each article is in exactly one part", () => {
  for (let count = 0; count <= ARTICLES.length; count += 1) {
    const pages = ARTICLES.slice(0, count);
    const { current, older } = divided(pages);
    expect(addresses([...older.flatMap((part) => part.pages), ...current])).toEqual(addresses(pages));
  }
});
