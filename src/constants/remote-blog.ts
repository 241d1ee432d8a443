import { createHash } from "node:crypto";
import path from "node:path";

/** Base address of a remote blog (`BLOG_API_URL`), without a slash at the end; null where the blog is `content/blog`. */
export function remoteBlogUrl(): string | null {
  return process.env.BLOG_API_URL?.replace(/\/+$/, "") || null;
}

/** Where what was read of a remote blog is kept between builds; each address has a folder of its own. */
export function remoteBlogFolder(url: string): string {
  const name = createHash("sha256").update(url).digest("hex").slice(0, 12);
  return path.resolve("node_modules", ".cache", "blog-api", name);
}
