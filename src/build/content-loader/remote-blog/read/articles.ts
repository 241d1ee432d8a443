import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import pMap from "p-map";
import { stringify } from "yaml";
import { readMarkdown } from "../../../../../plugins/gatsby-remark-content/check";
import {
  pictureText,
  replacePictures,
  type ShownPicture,
} from "../../../../../plugins/gatsby-remark-content/syntax";
import type { Finding, Problem } from "../../../../../plugins/gatsby-source-content/model";
import { linkFile, type Origins } from "../copy";
import type { RemoteArticle } from "./answer";
import { htmlToMarkdown } from "./html-to-markdown";
import type { Found } from "./pages";
import { CONCURRENCY, type ReadPicture } from "./pictures";

/** The colleagues who may be named as authors: their slugs, and the slugs by name. */
export type Team = ReadonlyMap<string, string>;

type Written = { origins: Origins; problems: Problem[]; warnings: Problem[] };

type Report = (field: string, finding: Finding) => void;

function markdownOf({ body, body_format }: RemoteArticle, report: Report, warn: Report): string {
  const text = body.replace(/\r\n?/g, "\n");
  if (body_format !== "html") return text;
  try {
    const { markdown, leftOut } = htmlToMarkdown(text);
    for (const tag of new Set(leftOut))
      warn("body", { rule: `holds ${tag}, which was left out`, fix: "link to it instead" });
    return markdown;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    report("body", { rule: error.message, fix: "make it simpler or divide it" });
    return "";
  }
}

/** The colleague who signs an article; undefined for anybody else, with a warning. */
function writerOf({ author }: RemoteArticle, team: Team, warn: Report): string | undefined {
  const writer = team.get(author?.slug ?? "") ?? team.get(author?.name ?? "");
  if (author && !writer)
    warn("author", {
      rule: `"${author.name ?? author.slug}" is not a colleague, so the article is not signed`,
      fix: "add a colleague of that name to content/team",
    });
  return writer;
}

/**
 * Writes articles as an editor would: `blog/<slug>/index.md` and its pictures beside it, in the
 * folder `tree`.
 */
export async function writeArticles(
  found: readonly Found[],
  { tree, readPicture, team }: { tree: string; readPicture: ReadPicture; team: Team },
): Promise<Written> {
  const written: Written = { origins: {}, problems: [], warnings: [] };
  const write = async ({ article, page, field }: Found): Promise<void> => {
    const { origins } = written;
    const folder = `blog/${article.slug}`;
    mkdirSync(path.join(tree, folder), { recursive: true });
    const into = (list: Problem[]) => (name: string, finding: Finding) =>
      list.push({ file: page, field: `${field}.${name}`, ...finding });
    const [report, warn] = [into(written.problems), into(written.warnings)];
    const put = async (address: string, name: string, file: string): Promise<string> => {
      const picture = await readPicture(address, page);
      if (picture && "rule" in picture) report(name, picture);
      if (!picture || "rule" in picture) return address;
      const own = `${file}.${picture.ending}`;
      linkFile(picture.file, path.join(tree, folder, own));
      origins[`${folder}/${own}`] = { address: picture.address };
      return `./${own}`;
    };

    const markdown = markdownOf(article, report, warn);
    const frontMatter = stringify(
      {
        title: article.title,
        perex: article.perex,
        date: article.date,
        updated: article.updated ?? undefined,
        category: article.category?.id,
        author: writerOf(article, team, warn),
        picture: await put(article.picture.url, "picture", "cover"),
        pictureAlt: article.picture.alt ?? undefined,
      },
      { lineWidth: 0 },
    );
    const addresses = new Map<string, string>();
    for (const address of new Set(readMarkdown(markdown).pictures.map(({ url }) => url)))
      addresses.set(address, await put(address, "body", `picture-${addresses.size + 1}`));
    const rewrite = ({ url, alt, title }: ShownPicture) => {
      const address = addresses.get(url);
      return address ? pictureText(address, alt, title) : null;
    };
    const body = addresses.size > 0 ? replacePictures(markdown, rewrite) : markdown;
    writeFileSync(path.join(tree, folder, "index.md"), `---\n${frontMatter}---\n${body}`);
    origins[`${folder}/index.md`] = {
      address: page,
      field,
      bodyLine: frontMatter.split("\n").length + 2,
      hasLines: article.body_format !== "html",
    };
  };
  await pMap(found, write, { concurrency: CONCURRENCY });
  return written;
}
