import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

type FrontMatter = { category: string; author: string; picture: string; pictureAlt: string };

/** What the generated articles are made of: the sample's own sentences, and its pictures where they lie. */
export type Sample = { articles: (FrontMatter & { slug: string; pictures: string[] })[]; sentences: string[] };

/** Plain prose only: no markup that would be cut in two. */
const SENTENCE = /(?<=^|[.?!] )[A-Z][^.?!*_`[\]()<>|#]{40,200}[.?!](?= |$)/g;

/** Reads the sample from a folder of articles. */
export function readSample(folder: string): Sample {
  const sample: Sample = { articles: [], sentences: [] };
  for (const slug of readdirSync(folder).sort()) {
    const [, frontMatter = "", ...body] = readFileSync(path.join(folder, slug, "index.md"), "utf8").split(/^---$/m);
    const pictures = readdirSync(path.join(folder, slug)).filter((name) => /^figure.*\.jpg$/.test(name));
    const { category, author, picture, pictureAlt } = parse(frontMatter) as FrontMatter;
    sample.articles.push({ slug, category, author, picture, pictureAlt, pictures });
    for (const line of body.join("---").split("\n"))
      if (/^[A-Z]/.test(line)) sample.sentences.push(...(line.match(SENTENCE) ?? []));
  }
  return sample;
}
