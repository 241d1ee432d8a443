import { formatReport, type Problem } from "../../content-model/problem";
import type { ContentOverride } from "../content-override";
import { type Content, loadContent } from "../load-content";
import { type BlogSettings, keepBlog, lastGoodBlog } from "./blog";
import { overrideAt } from "./copy/override";

/** Problems of the remote blog stand at an address, those of the content in a file. */
const isRemote = ({ file }: Problem): boolean => /^https?:/i.test(file);

export type LoadedWithBlog = {
  content: Content;
  /** Of the blog the content was read with; null where the blog is `content/blog`. */
  override: ContentOverride | null;
  /** Why the last good copy stands in for the blog as it is now; null when it does not. */
  replaced: string | null;
};

/**
 * Reads the content with the remote blog that `readBlog` wrote down, and keeps that blog as the good copy when nothing
 * in it is wrong.
 * @param options of the loader, and whether a faulty blog may be replaced by the last good copy
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
