import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import pMap from "p-map";
import { stringify } from "yaml";
import { readMarkdown } from "../../gatsby-remark-content/check";
import {
  pictureText,
  replacePictures,
  type ShownPicture,
} from "../../gatsby-remark-content/syntax";
import type { Finding, Problem } from "../../gatsby-source-content/model";
import { linkFile, type Origins } from "../copy";
import { htmlToMarkdown } from "../html-to-markdown";
import type { RemoteArticle } from "./answer";
import type { PlacedArticle } from "./pages";
import { CONCURRENCY, type ReadPicture } from "./pictures";

/**
 * The colleagues who may be authors. `names`: slugs by slug and by name; `place`: their folder, for
 * messages.
 */
export type Team = { names: ReadonlyMap<string, string>; place: string };

type WriteResult = { origins: Origins; problems: Problem[]; warnings: Problem[] };

type Report = (field: string, finding: Finding) => void;

function markdownOf({ body, body_format }: RemoteArticle, report: Report, warn: Report): string {
  const text = body.replace(/\r\n?/g, "\n");
  if (body_format !== "html") return text;
  try {
    const { markdown, leftOut, flattened } = htmlToMarkdown(text);
    for (const tag of new Set(leftOut))
      warn("body", { rule: `holds ${tag}, which was left out`, fix: "link to it instead" });
    for (const tag of new Set(flattened))
      warn("body", {
        rule: `holds ${tag}, of which only the words are shown`,
        fix: "make it simpler",
      });
    return markdown;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    report("body", { rule: error.message, fix: "make it simpler or divide it" });
    return "";
  }
}

/** The slug of the colleague who wrote an article; undefined for others, with a warning. */
function writerOf({ author }: RemoteArticle, { names, place }: Team, warn: Report) {
  const writer = names.get(author?.slug ?? "") ?? names.get(author?.name ?? "");
  if (author && !writer)
    warn("author", {
      rule: `"${author.name ?? author.slug}" is not a colleague, so the article is not signed`,
      fix: `add a colleague of that name to ${place}`,
    });
  return writer;
}

type Target = {
  /** The folder of the new copy. */
  tree: string;
  /** The folder of the articles in it, such as `blog`. */
  folder: string;
  readPicture: ReadPicture;
  team: Team;
};

/** Writes one article: `<folder>/<slug>/index.md`, and its pictures beside it. */
async function writeArticle(
  { article, page, field }: PlacedArticle,
  { tree, folder, readPicture, team }: Target,
  { origins, problems, warnings }: WriteResult,
): Promise<void> {
  const home = `${folder}/${article.slug}`;
  mkdirSync(path.join(tree, home), { recursive: true });
  const reportTo =
    (list: Problem[]): Report =>
    (name, finding) =>
      list.push({ file: page, field: `${field}.${name}`, ...finding });
  const report = reportTo(problems);
  const warn = reportTo(warnings);

  /** @returns the path of the picture beside the article, or its address where it has a problem */
  const savePicture = async (address: string, name: string, file: string): Promise<string> => {
    const picture = await readPicture(address, page);
    if (!picture) return address;
    if ("rule" in picture) {
      report(name, picture);
      return address;
    }
    const fileName = `${file}.${picture.ending}`;
    linkFile(picture.file, path.join(tree, home, fileName));
    origins[`${home}/${fileName}`] = { address: picture.address };
    return `./${fileName}`;
  };

  const markdown = markdownOf(article, report, warn);
  const fields = {
    title: article.title,
    perex: article.perex,
    date: article.date,
    updated: article.updated ?? undefined,
    category: article.category?.id,
    author: writerOf(article, team, warn),
    picture: await savePicture(article.picture.url, "picture", "cover"),
    pictureAlt: article.picture.alt ?? undefined,
  };
  const frontMatter = stringify(fields, { lineWidth: 0 });

  const addresses = new Map<string, string>();
  for (const address of new Set(readMarkdown(markdown).pictures.map(({ url }) => url)))
    addresses.set(address, await savePicture(address, "body", `picture-${addresses.size + 1}`));
  const rewrite = ({ url, alt, title }: ShownPicture) => {
    const address = addresses.get(url);
    return address ? pictureText(address, alt, title) : null;
  };
  const body = addresses.size > 0 ? replacePictures(markdown, rewrite) : markdown;

  writeFileSync(path.join(tree, home, "index.md"), `---\n${frontMatter}---\n${body}`);
  origins[`${home}/index.md`] = {
    address: page,
    field,
    bodyLine: frontMatter.split("\n").length + 2,
    hasLines: article.body_format !== "html",
  };
}

/** Writes articles as files, with their pictures. */
export async function writeArticles(
  articles: readonly PlacedArticle[],
  target: Target,
): Promise<WriteResult> {
  const result: WriteResult = { origins: {}, problems: [], warnings: [] };
  await pMap(articles, (article) => writeArticle(article, target, result), {
    concurrency: CONCURRENCY,
  });
  return result;
}
