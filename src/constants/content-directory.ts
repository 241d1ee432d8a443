import path from "node:path";

/** The content folder: `CONTENT_DIR`, by default `content` in the project's folder. */
export function contentDirectory(): string {
  return path.resolve(process.env.CONTENT_DIR || "content");
}
