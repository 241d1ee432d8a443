import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentDirectory } from "../../constants/content-directory";
import { remoteBlogFolder, remoteBlogUrl } from "../../constants/remote-blog";
import type { Problem } from "../../content-model/problem";
import type { ContentOverride } from "../content-override";
import { overrideAt, writeOverride } from "./copy/override";
import { forgetPending, freshAnswers, type Get, goodReading, keepReading, storedAnswers } from "./copy/store";
import { articleFiles, draftArticles, type Team } from "./read/articles";
import { readPages } from "./read/pages";
import { readPictures } from "./read/pictures";
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

type Counts = { articles: number; pages: number; pictures: number };

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

async function readWith(get: Get, settings: BlogSettings): Promise<BlogReading & { counts: Counts }> {
  const { url, folder, content } = settings;
  const nothing = { override: null, warnings: [], summary: "", counts: { articles: 0, pages: 0, pictures: 0 } };
  const { found, pages, problems } = await readPages(url, get);
  if (problems.length > 0) return { ...nothing, problems };
  const gone = vanished(settings, found.length);
  if (gone.length > 0) return { ...nothing, problems: gone };
  const { drafts, wanted, problems: faults, warnings } = draftArticles(found);
  const { pictures, problems: missing } = await readPictures(wanted, get);
  if (faults.length + missing.length > 0) return { ...nothing, problems: [...faults, ...missing] };
  const { files, origins, warnings: unsigned } = articleFiles(drafts, pictures, teamOf(content));
  writeOverride(folder, files, origins);
  const counts = { articles: found.length, pages, pictures: pictures.size };
  return { override: overrideAt(folder), problems: [], warnings: [...warnings, ...unsigned], summary: "", counts };
}

/**
 * Reads the whole remote blog, checks it and writes it as a folder of the content, all or nothing. The answers are kept for
 * the next build only after `keepBlog`.
 */
export async function readBlog(settings: BlogSettings): Promise<BlogReading> {
  const answers = freshAnswers(settings.folder, settings.retryPolicy ?? RETRY_POLICY);
  const { counts, ...reading } = await readWith(answers.get, settings);
  if (reading.problems.length > 0) return reading;
  answers.save(counts.articles);
  const { asked, unchanged } = answers.counts();
  const summary = `Remote blog: articles ${counts.articles}, pages ${counts.pages}, pictures ${counts.pictures}; ${unchanged} of ${asked} answers unchanged since the last time.`;
  return { ...reading, summary };
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
    ({ override }) => override,
    () => null,
  );
}
