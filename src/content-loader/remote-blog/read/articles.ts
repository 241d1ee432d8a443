import { stringify } from "yaml";
import type { Problem } from "../../../content-model/problem";
import type { TreeFile } from "../copy/tree";
import { htmlToMarkdown } from "./html-to-markdown";
import { pictureAddresses, replacePictures } from "./markdown-pictures";
import type { Found } from "./pages";
import { type Picture, pictureAddress, type WantedPicture } from "./pictures";

/** Where a file of the tree came from: what a report says instead of its name. */
export type Origin = {
  /** Address of the page of the API, or of the picture. */
  address: string;
  /** Of the article in that page, such as `articles[3]`. */
  field?: string;
  /** Lines of front matter before the body. */
  bodyLine?: number;
  /** False where the body was turned into Markdown: lines of that mean nothing to whoever wrote it. */
  hasLines?: boolean;
};

/** An article as a Markdown body with the pictures it needs, before these are there. */
export type Draft = Found & { body: string; cover: string; inBody: Map<string, string> };

/** The colleagues who may be named as authors: their slugs, and the slugs by name. */
export type Team = ReadonlyMap<string, string>;

/** Turns bodies into Markdown and gathers the pictures. */
export function draftArticles(found: readonly Found[]): {
  drafts: Draft[];
  wanted: WantedPicture[];
  problems: Problem[];
  warnings: Problem[];
} {
  const wanted: WantedPicture[] = [];
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const drafts = found.map((one): Draft => {
    const { article, page, field } = one;
    const add = (written: string, name: string): string => {
      const place = { page, field: `${field}.${name}` };
      const address = pictureAddress(written, page);
      if (typeof address !== "string") problems.push({ file: page, field: place.field, ...address });
      else wanted.push({ address, ...place });
      return typeof address === "string" ? address : "";
    };
    let body = article.body.replace(/\r\n?/g, "\n");
    if (article.body_format === "html") {
      try {
        const { markdown, leftOut } = htmlToMarkdown(body);
        body = markdown;
        for (const tag of leftOut)
          warnings.push({
            file: page,
            field: `${field}.body`,
            rule: `holds <${tag}>, which was left out`,
            fix: "link to it instead",
          });
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        problems.push({
          file: page,
          field: `${field}.body`,
          rule: error.message,
          fix: "make it simpler or divide it",
        });
        body = "";
      }
    }
    const cover = add(article.picture.url, "picture");
    const inBody = new Map(pictureAddresses(body).map((written) => [written, add(written, "body")]));
    return { ...one, body, cover, inBody };
  });
  return { drafts, wanted, problems, warnings };
}

type Files = { files: Map<string, TreeFile>; origins: Record<string, Origin>; warnings: Problem[] };

/**
 * Writes articles as an editor would: `blog/<slug>/index.md` and its pictures beside it.
 * @param pictures every picture of the drafts, by address
 */
export function articleFiles(drafts: readonly Draft[], pictures: ReadonlyMap<string, Picture>, team: Team): Files {
  const files = new Map<string, TreeFile>();
  const origins: Record<string, Origin> = {};
  const warnings: Problem[] = [];
  for (const { article, page, field, body, cover, inBody } of drafts) {
    const folder = `blog/${article.slug}`;
    const put = (address: string, name: string): string => {
      const picture = pictures.get(address);
      if (!picture) return address;
      const file = `${name}.${picture.ending}`;
      files.set(`${folder}/${file}`, { sameAs: picture.file });
      origins[`${folder}/${file}`] = { address };
      return `./${file}`;
    };
    const { author } = article;
    const writer = team.get(author?.slug ?? "") ?? team.get(author?.name ?? "");
    if (author && !writer)
      warnings.push({
        file: page,
        field: `${field}.author`,
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
        picture: put(cover, "cover"),
        pictureAlt: article.picture_alt ?? article.picture.alt ?? undefined,
      },
      { lineWidth: 0 },
    );
    const names = new Map(
      [...inBody].map(([written, address], index) => [written, put(address, `picture-${index + 1}`)]),
    );
    files.set(`${folder}/index.md`, { text: `---\n${frontMatter}---\n${replacePictures(body, names)}` });
    origins[`${folder}/index.md`] = {
      address: page,
      field,
      bodyLine: frontMatter.split("\n").length + 2,
      hasLines: article.body_format !== "html",
    };
  }
  return { files, origins, warnings };
}
