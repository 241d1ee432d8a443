import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Random, seeded } from "../../src/drawing/random";
import type { Sample } from "./sample";

/** Articles of the sample have as many. */
const WORDS = { fewest: 400, most: 1200 };
const FIRST_DAY = Date.UTC(2001, 0, 1);
const DAYS = 9000;
const DAY_MS = 86_400_000;

const CODE = ["ts", "css", "html", "sh"] as const;

const countWords = (text: string): number => text.split(/\s+/).length;
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function paragraph(random: Random, sentences: readonly string[]): string {
  return Array.from({ length: random.whole(2, 5) }, () => random.pick(sentences)).join(" ");
}

const words = (random: Random, sentences: readonly string[], count: number): string =>
  random
    .pick(sentences)
    .replace(/[^\p{L}\p{N}’ -]/gu, "")
    .split(" ")
    .slice(0, count)
    .join(" ");

/** The blocks besides paragraphs, each as often as in the sample. */
const BLOCKS: readonly ((random: Random, sentences: readonly string[], index: number) => string)[] = [
  (random, sentences) =>
    Array.from(
      { length: random.whole(3, 6) },
      () => `- **${words(random, sentences, 2)}** ${random.pick(sentences)}`,
    ).join("\n"),
  (random, sentences) => Array.from({ length: 4 }, (_, row) => `${row + 1}. ${random.pick(sentences)}`).join("\n"),
  (random, sentences) => `> ${random.pick(sentences)}`,
  (random, sentences) => {
    const row = () => `| ${words(random, sentences, 2)} | ${random.whole(1, 999)} | ${random.whole(1, 99)} % |`;
    return [
      "| What | Count | Share |",
      "| --- | ---: | ---: |",
      ...Array.from({ length: random.whole(3, 8) }, row),
    ].join("\n");
  },
  (random, sentences) => {
    const line = (_: unknown, at: number) =>
      `const part${at} = compose("${words(random, sentences, 3)}", ${random.whole(1, 999)});`;
    return [`\`\`\`${random.pick(CODE)}`, ...Array.from({ length: random.whole(4, 12) }, line), "```"].join("\n");
  },
  (random, sentences, index) => `${random.pick(sentences)}[^n${index}]\n\n[^n${index}]: ${random.pick(sentences)}`,
];

function body(random: Random, { articles, sentences }: Sample): string {
  const length = random.whole(WORDS.fewest, WORDS.most);
  const parts = [paragraph(random, sentences)];
  for (let count = 0, index = 0; count < length; index++) {
    const start = parts.length;
    if (index % 4 === 0) parts.push(`## ${words(random, sentences, 5)} ${index / 4 + 1}`);
    parts.push(paragraph(random, sentences));
    if (random.chance(0.4)) parts.push(random.pick(BLOCKS)(random, sentences, index));
    count += parts.slice(start).reduce((sum, part) => sum + countWords(part), 0);
  }
  const { slug, pictures } = random.pick(articles.filter(({ pictures: own }) => own.length > 0));
  parts.splice(3, 0, `![${words(random, sentences, 8)}](../${slug}/${random.pick(pictures)})`);
  return parts.join("\n\n");
}

/** Address of a generated article. */
export const slugOf = (index: number): string => `generated-${String(index).padStart(5, "0")}`;

/**
 * One article, the same for the same number on every machine. It shows a cover and a figure of the sample: pictures cost what
 * they cost, and this is about articles.
 */
export function articleText(index: number, sample: Sample): string {
  const random = seeded(`article ${index}`);
  const { slug, category, author, picture, pictureAlt } = random.pick(sample.articles);
  const date = new Date(FIRST_DAY + random.whole(0, DAYS) * DAY_MS).toISOString().slice(0, 10);
  const title = `${words(random, sample.sentences, 6)}, part ${index}`;
  const fields = {
    title,
    perex: `Part ${index}: ${lowerFirst(random.pick(sample.sentences))}`,
    date,
    category,
    author,
    picture: `../${slug}/${path.basename(picture)}`,
    pictureAlt,
  };
  const lines = Object.entries(fields).map(
    ([name, value]) => `${name}: ${name === "date" ? value : JSON.stringify(value)}`,
  );
  return `---\n${lines.join("\n")}\n---\n${body(random, sample)}\n`;
}

/** Writes one article into a folder of articles. */
export function writeArticle(folder: string, index: number, sample: Sample): void {
  mkdirSync(path.join(folder, slugOf(index)), { recursive: true });
  writeFileSync(path.join(folder, slugOf(index), "index.md"), articleText(index, sample));
}
