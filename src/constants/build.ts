import { createHash } from "node:crypto";
import path from "node:path";

/** Path of the content folder: `CONTENT_DIR`, by default `content` in the project's folder. */
export function contentDirectory(): string {
  return path.resolve(process.env.CONTENT_DIR || "content");
}

/**
 * Base address of the remote blog (`BLOG_API_URL`), without a trailing slash; null when the blog is
 * `content/blog`.
 */
export function remoteBlogUrl(): string | null {
  return process.env.BLOG_API_URL?.replace(/\/+$/, "") || null;
}

/** Folder that keeps the articles of a remote blog between builds, one for each address. */
export function remoteBlogFolder(url: string): string {
  const name = createHash("sha256").update(url).digest("hex").slice(0, 12);
  return path.resolve("node_modules", ".cache", "blog-api", name);
}
