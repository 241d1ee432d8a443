import { createHash } from "node:crypto";
import path from "node:path";

/** The day a build is made for, `YYYY-MM-DD`: `BUILD_DATE`, by default the current day, UTC. */
export function buildDate(): string {
  return process.env.BUILD_DATE || new Date().toISOString().slice(0, 10);
}

/** The content folder: `CONTENT_DIR`, by default `content` in the project's folder. */
export function contentDirectory(): string {
  return path.resolve(process.env.CONTENT_DIR || "content");
}

/**
 * Base address of a remote blog (`BLOG_API_URL`), without a slash at the end; null where the blog
 * is `content/blog`.
 */
export function remoteBlogUrl(): string | null {
  return process.env.BLOG_API_URL?.replace(/\/+$/, "") || null;
}

/**
 * Where what was read of a remote blog is kept between builds; each address has a folder of its
 * own.
 */
export function remoteBlogFolder(url: string): string {
  const name = createHash("sha256").update(url).digest("hex").slice(0, 12);
  return path.resolve("node_modules", ".cache", "blog-api", name);
}
