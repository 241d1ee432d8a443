import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ContentOverride } from "../../../../plugins/gatsby-source-content/check";
import type { Problem } from "../../../../plugins/gatsby-source-content/model";
import { loadSiteContent } from "../../../../src/content-rules/load-site-content";
import { contentDirectory, remoteBlogFolder, remoteBlogUrl } from "../../../constants/build";
import { keptAnswers } from "./answers";
import { articlesShown, completeCopy, showNext, shownCopy, startCopy } from "./copy";
import { type Team, writeArticles } from "./read/articles";
import { readPages } from "./read/pages";
import { pictureReader } from "./read/pictures";
import { RETRY_POLICY, type RetryPolicy } from "./request";

export type BlogSettings = {
  /** Base address of the API, without a slash at the end. */
  url: string;
  /** Keeps answers and the articles made from them between builds. */
  folder: string;
  /** The content folder, for the names of colleagues. */
  content: string;
  retryPolicy?: RetryPolicy;
};

/** The settings of the environment; null if the blog is `content/blog`. */
export function blogSettings(): BlogSettings | null {
  const url = remoteBlogUrl();
  return url === null ? null : { url, folder: remoteBlogFolder(url), content: contentDirectory() };
}

/**
 * The articles that the last `readBlog` without problems has written; null if the blog is
 * `content/blog`.
 */
export function remoteArticles(): ContentOverride | null {
  const settings = blogSettings();
  return settings && shownCopy(settings.folder);
}

/** Problems of the remote blog name a URL, those of the content a file. */
const isRemote = ({ file }: Problem): boolean => /^https?:/i.test(file);

export type BlogReading = {
  /** If there are any, the last good copy stays. */
  problems: Problem[];
  warnings: Problem[];
  /** What was read, in one line. */
  summary: string;
};

/** Colleagues by slug and by name. Unreadable files are reported by the check of the content. */
function teamOf(content: string): Team {
  const team = new Map<string, string>();
  try {
    for (const file of readdirSync(path.join(content, "team")).filter((name) =>
      name.endsWith(".json"),
    )) {
      const slug = file.slice(0, -".json".length);
      team.set(slug, slug);
      const { name } = JSON.parse(readFileSync(path.join(content, "team", file), "utf8"));
      if (typeof name === "string") team.set(name, slug);
    }
  } catch {
    // As above.
  }
  return team;
}

/**
 * Reads the whole remote blog, writes it as a folder of the content and checks it with that: all is
 * shown, or nothing.
 */
export async function readBlog({
  url,
  folder,
  content,
  retryPolicy = RETRY_POLICY,
}: BlogSettings): Promise<BlogReading> {
  const { get, prune, counts } = keptAnswers(path.join(folder, "answers"), retryPolicy);
  const { found, pages, problems } = await readPages(url, get);
  const before = articlesShown(folder);
  // No articles is valid only for a new blog; later it means that the database was unavailable.
  if (problems.length === 0 && found.length === 0 && before > 0)
    problems.push({
      file: url,
      rule: `has no articles any more, had ${before}`,
      fix: `if that is intended, remove the folder ${path.relative(process.cwd(), folder)} and build again`,
    });
  if (problems.length > 0) return { problems, warnings: [], summary: "" };
  const options = {
    tree: startCopy(folder),
    readPicture: pictureReader(get),
    team: teamOf(content),
  };
  const { origins, warnings, problems: ofAnswers } = await writeArticles(found, options);
  if (ofAnswers.length > 0) return { problems: ofAnswers, warnings, summary: "" };
  const checked = await loadSiteContent({ root: content, override: completeCopy(folder, origins) });
  const faults = checked.problems.filter(isRemote);
  if (faults.length > 0) return { problems: faults, warnings, summary: "" };
  showNext(folder);
  prune();
  const { asked, unchanged } = counts();
  const summary = `Remote blog: articles ${found.length}, pages ${pages}, pictures ${asked - pages}; ${unchanged} of ${asked} answers unchanged since the last time.`;
  return { problems: [], warnings, summary };
}
