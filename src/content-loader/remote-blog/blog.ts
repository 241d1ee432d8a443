import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentDirectory } from "../../constants/content-directory";
import { remoteBlogFolder, remoteBlogUrl } from "../../constants/remote-blog";
import type { Problem } from "../../content-model/problem";
import type { ContentOverride } from "../content-override";
import { overrideAt, writeOverride } from "./copy/override";
import { forgetPending, freshAnswers, type Get, goodReading, keepReading, storedAnswers } from "./copy/store";
import { articleFiles, type Team } from "./read/articles";
import { readPages } from "./read/pages";
import { pictureReader } from "./read/pictures";
import { RETRY_POLICY, type RetryPolicy } from "./request/retry";

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

export type BlogReading = {
  /** Null if there are problems; then nothing was written. */
  override: ContentOverride | null;
  problems: Problem[];
  warnings: Problem[];
  /** What was read, in one line. */
  summary: string;
};

/** Colleagues by slug and by name. Unreadable files are reported by the check of the content. */
function teamOf(content: string): Team {
  const team = new Map<string, string>();
  try {
    for (const file of readdirSync(path.join(content, "team")).filter((name) => name.endsWith(".json"))) {
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

/** No articles is valid only for a new blog; later it means that the database was unavailable. */
function vanished({ url, folder }: BlogSettings, articles: number): Problem[] {
  const before = goodReading(folder)?.articles ?? 0;
  if (articles > 0 || before === 0) return [];
  return [
    {
      file: url,
      rule: `has no article any more, had ${before}`,
      fix: `if that is meant, remove the folder ${path.relative(process.cwd(), folder)} and build again`,
    },
  ];
}

async function readWith(get: Get, settings: BlogSettings) {
  const { found, pages, problems: faults } = await readPages(settings.url, get);
  const counts = { articles: found.length, pages };
  const problems = faults.length > 0 ? faults : vanished(settings, found.length);
  if (problems.length > 0) return { ...counts, problems, warnings: [] };
  const { files, origins, ...told } = await articleFiles(found, pictureReader(get), teamOf(settings.content));
  if (told.problems.length === 0) writeOverride(settings.folder, files, origins);
  return { ...counts, ...told };
}

/**
 * Reads the whole remote blog, checks it and writes it as a folder of the content, all or nothing. The answers are kept for
 * the next build only after `keepBlog`.
 */
export async function readBlog(settings: BlogSettings): Promise<BlogReading> {
  const answers = freshAnswers(settings.folder, settings.retryPolicy ?? RETRY_POLICY);
  const { articles, pages, problems, warnings } = await readWith(answers.get, settings);
  if (problems.length > 0) return { override: null, problems, warnings, summary: "" };
  answers.save(articles);
  const { asked, unchanged } = answers.counts();
  const summary = `Remote blog: articles ${articles}, pages ${pages}, pictures ${asked - pages}; ${unchanged} of ${asked} answers unchanged since the last time.`;
  return { override: overrideAt(settings.folder), problems, warnings, summary };
}

/** Makes the last reading the good copy. Call it once the content has been checked. */
export const keepBlog = ({ folder }: BlogSettings): void => keepReading(folder);

/** The last good copy, or null if there is none. */
export async function lastGoodBlog(settings: BlogSettings): Promise<ContentOverride | null> {
  const good = goodReading(settings.folder);
  if (!good) return null;
  // It overwrites the faulty copy, whose answers must not become the good ones afterwards.
  forgetPending(settings.folder);
  return readWith(storedAnswers(settings.folder, good), settings).then(
    ({ problems }) => (problems.length > 0 ? null : overrideAt(settings.folder)),
    () => null,
  );
}
