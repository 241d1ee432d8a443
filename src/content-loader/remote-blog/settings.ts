import { contentDirectory } from "../../constants/content-directory";
import { remoteBlogFolder, remoteBlogUrl } from "../../constants/remote-blog";
import type { BlogSettings } from "./blog";

/** What the environment says of a remote blog; null where the blog is `content/blog`. */
export function blogSettings(): BlogSettings | null {
  const url = remoteBlogUrl();
  return url === null ? null : { url, folder: remoteBlogFolder(url), content: contentDirectory() };
}
