import { formatReport, type Problem } from "../../content-model/problem";
import type { ContentOverride } from "../content-override";
import { type Content, loadContent } from "../load-content";
import type { BlogSettings } from "./blog";
import { keepShown, overrideAt, showGood } from "./copy";

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
 * Loads the content with the remote blog that `readBlog` wrote, which becomes the last good copy if it has no problems.
 * @param options `mayReplace`: whether the last good copy may replace a faulty blog
 */
export async function loadWithBlog(
  blog: BlogSettings | null,
  { root, mayReplace }: { root: string; mayReplace: boolean },
): Promise<LoadedWithBlog> {
  const load = async () => {
    const override = blog && overrideAt(blog.folder);
    return { content: await loadContent({ root, override }), override, replaced: null };
  };
  const loaded = await load();
  if (!blog) return loaded;
  const faults = loaded.content.problems.filter(isRemote);
  if (faults.length === 0) keepShown(blog.folder);
  else if (mayReplace && showGood(blog.folder)) return { ...(await load()), replaced: formatReport(faults) };
  return loaded;
}
