import { formatReport, type Problem } from "../../content-model/problem";
import type { ContentOverride } from "../content-override";
import { type Content, loadContent } from "../load-content";
import { type BlogSettings, keepBlog, lastGoodBlog } from "./blog";
import { overrideAt } from "./copy/override";

/** Problems of the remote blog name a URL, those of the content a file. */
const isRemote = ({ file }: Problem): boolean => /^https?:/i.test(file);

export type LoadedWithBlog = {
  content: Content;
  /** The blog that was read; null if the blog is `content/blog`. */
  override: ContentOverride | null;
  /** Why the last good copy is used instead of the current blog; null if it is not. */
  replaced: string | null;
};

/**
 * Loads the content with the remote blog that `readBlog` wrote, and keeps that blog as the good copy if it has no problems.
 * @param options `mayReplace`: whether the last good copy may replace a faulty blog
 */
export async function loadWithBlog(
  blog: BlogSettings | null,
  { root, mayReplace }: { root: string; mayReplace: boolean },
): Promise<LoadedWithBlog> {
  const override = blog && overrideAt(blog.folder);
  const content = await loadContent({ root, override });
  if (!blog) return { content, override, replaced: null };
  const faults = content.problems.filter(isRemote);
  if (faults.length === 0) {
    keepBlog(blog);
    return { content, override, replaced: null };
  }
  const good = mayReplace ? await lastGoodBlog(blog) : null;
  if (!good) return { content, override, replaced: null };
  return { content: await loadContent({ root, override: good }), override: good, replaced: formatReport(faults) };
}
