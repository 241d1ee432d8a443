import pMap from "p-map";
import { stringify } from "yaml";
import type { Finding, Problem } from "../../../content-model/problem";
import type { Origins, TreeFile } from "../copy/override";
import type { RemoteArticle } from "./answer";
import { htmlToMarkdown } from "./html-to-markdown";
import { pictureAddresses, replacePictures } from "./markdown-pictures";
import type { Found } from "./pages";
import { CONCURRENCY, type ReadPicture } from "./pictures";

/** The colleagues who may be named as authors: their slugs, and the slugs by name. */
export type Team = ReadonlyMap<string, string>;

type Files = { files: Map<string, TreeFile>; origins: Origins; problems: Problem[]; warnings: Problem[] };

/** The body as Markdown, with what was left out of it, or what is wrong with it. */
function markdownOf({ body, body_format }: RemoteArticle): { markdown: string; leftOut: string[] } | Finding {
  const text = body.replace(/\r\n?/g, "\n");
  if (body_format !== "html") return { markdown: text, leftOut: [] };
  try {
    return htmlToMarkdown(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { rule: error.message, fix: "make it simpler or divide it" };
  }
}

/** Writes articles as an editor would: `blog/<slug>/index.md` and its pictures beside it. */
export async function articleFiles(found: readonly Found[], readPicture: ReadPicture, team: Team): Promise<Files> {
  const files = new Map<string, TreeFile>();
  const origins: Origins = {};
  const warnings: Problem[] = [];
  const write = async ({ article, page, field }: Found): Promise<Problem[]> => {
    const folder = `blog/${article.slug}`;
    const problems: Problem[] = [];
    const report = (list: Problem[], name: string, { rule, fix }: Finding) =>
      list.push({ file: page, field: `${field}.${name}`, rule, fix });
    const put = async (written: string, name: string, file: string): Promise<string> => {
      const picture = await readPicture(written, page);
      if (picture && "rule" in picture) report(problems, name, picture);
      if (!picture || "rule" in picture) return written;
      files.set(`${folder}/${file}.${picture.ending}`, { sameAs: picture.file });
      origins[`${folder}/${file}.${picture.ending}`] = { address: picture.address };
      return `./${file}.${picture.ending}`;
    };

    const converted = markdownOf(article);
    if ("rule" in converted) report(problems, "body", converted);
    const { markdown, leftOut } = "rule" in converted ? { markdown: "", leftOut: [] } : converted;
    for (const tag of leftOut)
      report(warnings, "body", { rule: `holds <${tag}>, which was left out`, fix: "link to it instead" });
    const { author } = article;
    const writer = team.get(author?.slug ?? "") ?? team.get(author?.name ?? "");
    if (author && !writer)
      report(warnings, "author", {
        rule: `"${author.name ?? author.slug}" is nobody of the team, so the article is not signed`,
        fix: "add a colleague of that name to content/team",
      });
    const frontMatter = stringify(
      {
        title: article.title,
        perex: article.perex,
        date: article.date,
        updated: article.updated ?? undefined,
        category: article.category ?? undefined,
        author: writer,
        picture: await put(article.picture.url, "picture", "cover"),
        pictureAlt: article.picture_alt ?? article.picture.alt ?? undefined,
      },
      { lineWidth: 0 },
    );
    const addresses = new Map<string, string>();
    for (const written of pictureAddresses(markdown))
      addresses.set(written, await put(written, "body", `picture-${addresses.size + 1}`));
    files.set(`${folder}/index.md`, { text: `---\n${frontMatter}---\n${replacePictures(markdown, addresses)}` });
    origins[`${folder}/index.md`] = {
      address: page,
      field,
      bodyLine: frontMatter.split("\n").length + 2,
      hasLines: article.body_format !== "html",
    };
    return problems;
  };
  const problems = await pMap(found, write, { concurrency: CONCURRENCY });
  return { files, origins, problems: problems.flat(), warnings };
}
