import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Content, ContentOverride } from "../gatsby-source-content/check";
import type { Collection, Problem } from "../gatsby-source-content/model";
import { openAnswers } from "./answers";
import { completeCopy, countShown, showNext, shownCopy, startCopy, treeFolder } from "./copy";
import { type Team, writeArticles } from "./reading/articles";
import { readPages } from "./reading/pages";
import { pictureReader } from "./reading/pictures";
import { RETRY_POLICY, type RetryPolicy } from "./request";

/** A remote blog, and the content that its articles belong to. The options of the plugin. */
export type BlogSource = {
  /** Base address of the API, without a slash at the end. */
  url: string;
  /** Folder of answers, and of the articles made of them, which stays between builds. */
  folder: string;
  /** The content folder. */
  content: string;
  /** The collection whose entries are replaced. */
  articles: Collection;
  /** The folder, in the content folder, of colleagues who may be authors. */
  authors: string;
  /** Reads and checks the content with the remote articles in place of its own. */
  check: (override: ContentOverride) => Promise<Content>;
  retryPolicy?: RetryPolicy;
};

/** The folder of the articles and their pictures. */
export const articlesFolder = ({ folder }: Pick<BlogSource, "folder">): string =>
  treeFolder(folder);

/** The articles that the last `readBlog` without problems has written; null if there are none. */
export const shownArticles = ({
  folder,
  articles,
}: Pick<BlogSource, "folder" | "articles">): ContentOverride | null =>
  shownCopy(folder, articles.folder);

/** Problems of the remote blog name a URL, those of the content a file. */
const isRemote = ({ file }: Problem): boolean => /^https?:/i.test(file);

export type BlogReading = {
  /** If there are any, the last good copy stays. */
  problems: Problem[];
  warnings: Problem[];
  /** Counts of what was read, in one line. */
  summary: string;
};

/** Authors by slug and by name. Unreadable files are reported by the check of the content. */
function readTeam({ content, authors }: BlogSource): Team {
  const names = new Map<string, string>();
  const folder = path.join(content, authors);
  try {
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
      const slug = path.basename(file, ".json");
      names.set(slug, slug);
      const { name } = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
      if (typeof name === "string") names.set(name, slug);
    }
  } catch {
    // The check of the content reports it.
  }
  return { names, place: `${path.basename(content)}/${authors}` };
}

const fail = (problems: Problem[], warnings: Problem[] = []): BlogReading => ({
  problems,
  warnings,
  summary: "",
});

/** Reports a blog that has lost all its articles: its database is probably unavailable. */
function emptyBlogProblems({ url, folder }: BlogSource): Problem[] {
  const before = countShown(folder);
  const cache = path.relative(process.cwd(), folder);
  const fix = `if that is intended, remove the folder ${cache} and build again`;
  return before > 0 ? [{ file: url, rule: `has no articles any more, had ${before}`, fix }] : [];
}

/**
 * Reads the whole remote blog, writes it as a folder of the content, and checks it with the
 * content. The new copy replaces the one before only if there are no problems.
 */
export async function readBlog(source: BlogSource): Promise<BlogReading> {
  const { url, folder, articles, check, retryPolicy = RETRY_POLICY } = source;
  const { get, prune, counts } = openAnswers(path.join(folder, "answers"), retryPolicy);
  const { remoteArticles, pages, problems } = await readPages(url, articles, get);
  if (problems.length > 0) return fail(problems);
  const emptyProblems = remoteArticles.length === 0 ? emptyBlogProblems(source) : [];
  if (emptyProblems.length > 0) return fail(emptyProblems);

  const result = await writeArticles(remoteArticles, {
    tree: startCopy(folder, articles.folder),
    folder: articles.folder,
    readPicture: pictureReader(get),
    team: readTeam(source),
  });
  const { warnings } = result;
  if (result.problems.length > 0) return fail(result.problems, warnings);
  const content = await check(completeCopy(folder, articles.folder, result.origins));
  const remoteProblems = content.problems.filter(isRemote);
  if (remoteProblems.length > 0) return fail(remoteProblems, warnings);

  showNext(folder);
  prune();
  const { total, unchanged } = counts();
  const summary = `Remote blog: articles ${remoteArticles.length}, pages ${pages}, pictures ${total - pages}; ${unchanged} of ${total} answers unchanged since the last time.`;
  return { problems: [], warnings, summary };
}
