import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";

export type Change = {
  name: string;
  /** The page that shows it. */
  route: string;
  save: (round: number) => void;
  /** Resolves once the page shows it. */
  shown: (page: Page, round: number) => Promise<unknown>;
};

/** Waits for words in the page or in the overlay, which Gatsby keeps in a shadow tree. */
const words = (page: Page, wanted: string, areThere = true) =>
  page.waitForFunction(
    ([text, expected]) => {
      const overlay = document.querySelector("gatsby-fast-refresh")?.shadowRoot?.textContent ?? "";
      return `${document.body.textContent}${overlay}`.includes(text) === expected;
    },
    [wanted, areThere] as const,
  );

const picture = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) => [...document.images].some((image) => image.currentSrc.includes(wanted) && image.naturalWidth > 0),
    name,
  );

/**
 * What editors do to articles and to the text of a page, in the order in which it is done.
 * @param content a copy of the content folder
 */
export function changesOf(content: string): Change[] {
  const blog = path.join(content, "blog");
  const [slug = ""] = readdirSync(blog).sort();
  const file = path.join(blog, slug, "index.md");
  const about = path.join(content, "settings", "about.json");
  const route = `/blog/${slug}`;
  const added = path.join(blog, "bench-preview");
  const original = readFileSync(file, "utf8");
  const withField = (name: string, value: string) =>
    original.replace(new RegExp(`^${name}:.*$`, "m"), `${name}: ${value}`);
  return [
    {
      name: "title of an article",
      route,
      save: (round) => writeFileSync(file, withField("title", `Title of round ${round}`)),
      shown: (page, round) => words(page, `Title of round ${round}`),
    },
    {
      name: "text of an article",
      route,
      save: (round) => writeFileSync(file, `${original}\nText of round ${round}.\n`),
      shown: (page, round) => words(page, `Text of round ${round}.`),
    },
    {
      name: "picture of an article",
      route,
      save: (round) => {
        cpSync(path.join(blog, slug, "cover.jpg"), path.join(blog, slug, `round-${round}.jpg`));
        writeFileSync(file, withField("picture", `./round-${round}.jpg`));
      },
      shown: (page, round) => picture(page, `round-${round}.`),
    },
    {
      name: "words of a page",
      route: "/about-us",
      save: (round) => {
        const settings = JSON.parse(readFileSync(about, "utf8"));
        writeFileSync(about, JSON.stringify({ ...settings, title: `About in round ${round}` }, null, 2));
      },
      shown: (page, round) => words(page, `About in round ${round}`),
    },
    {
      name: "new article",
      route: "/blog",
      save: (round) => {
        mkdirSync(added);
        cpSync(path.join(blog, slug, "cover.jpg"), path.join(added, "cover.jpg"));
        const today = new Date().toISOString().slice(0, 10);
        const text = withField("title", `Article of round ${round}`).replace(/^date:.*$/m, `date: ${today}`);
        writeFileSync(path.join(added, "index.md"), text);
      },
      shown: (page, round) => words(page, `Article of round ${round}`),
    },
    {
      name: "deleted article",
      route: "/blog",
      save: () => rmSync(added, { recursive: true }),
      shown: (page, round) => words(page, `Article of round ${round}`, false),
    },
    {
      name: "problem",
      route,
      save: (round) => writeFileSync(file, withField("category", `nowhere-${round}`)),
      shown: (page, round) => words(page, `nowhere-${round}`),
    },
    {
      name: "mended problem",
      route,
      save: () => writeFileSync(file, original),
      shown: (page, round) => words(page, `nowhere-${round}`, false),
    },
  ];
}
