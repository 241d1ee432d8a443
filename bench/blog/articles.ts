import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { type Random, seeded } from "../../src/drawing/random";

const FIRST_DAY = Date.UTC(2001, 0, 1);
const DAYS = 9000;
const DAY_MS = 86_400_000;

type FrontMatter = {
  title: string;
  perex: string;
  category: string;
  author: string;
  picture: string;
  related: unknown;
};

/** Parts for generated articles: front matter, openings and sections of real ones, with their pictures. */
export type Sample = { articles: FrontMatter[]; openings: string[]; sections: string[] };

/** Reads the sample from a folder of articles. */
export function readSample(folder: string): Sample {
  const sample: Sample = { articles: [], openings: [], sections: [] };
  // A footnote and its reference may be in different sections.
  const hasNoNotes = (text: string) => !text.includes("[^");
  for (const slug of readdirSync(folder).sort()) {
    const text = readFileSync(path.join(folder, slug, "index.md"), "utf8").replace(/(?<![.\w/])\.\//g, `../${slug}/`);
    const [, frontMatter = "", ...body] = text.split(/^---$/m);
    const [opening = "", ...sections] = body.join("---").split(/^(?=## )/m);
    sample.articles.push(parse(frontMatter) as FrontMatter);
    sample.openings.push(...[opening].filter(hasNoNotes));
    sample.sections.push(...sections.filter(hasNoNotes));
  }
  return sample;
}

function pickSome(random: Random, options: readonly string[], count: number): string[] {
  const picked = new Set<string>();
  while (picked.size < Math.min(count, options.length)) picked.add(random.pick(options));
  return [...picked];
}

/** One article, deterministic for its number. */
export function articleText(index: number, { articles, openings, sections }: Sample): string {
  const random = seeded(`article ${index}`);
  const { title, perex, related: _, ...rest } = random.pick(articles);
  const date = new Date(FIRST_DAY + random.whole(0, DAYS) * DAY_MS).toISOString().slice(0, 10);
  const frontMatter = stringify({ ...rest, title: `${title}, part ${index}`, perex: `Part ${index}: ${perex}`, date });
  const body = [random.pick(openings), ...pickSome(random, sections, random.whole(4, 6))];
  return `---\n${frontMatter}---\n${body.map((part) => `${part.trim()}\n`).join("\n")}`;
}

/** Writes one article into a folder of articles. */
export function writeArticle(folder: string, index: number, sample: Sample): void {
  const own = path.join(folder, `generated-${String(index).padStart(5, "0")}`);
  mkdirSync(own, { recursive: true });
  writeFileSync(path.join(own, "index.md"), articleText(index, sample));
}
