import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SLOTS, SOURCE_DENSITY } from "../../../src/content-model/slots";
import { minimalContent, plainPicture, writeContent } from "../../gatsby-plugin-content/testing/content-tree";
import type { Patience } from "../ask/patience";
import type { BlogSettings } from "../blog";
import { type BlogServer, bytes, startBlog } from "./blog-server";

/** Quick enough for tests, long enough for a slow machine. */
export const IMPATIENT: Patience = { timeoutMs: 2000, attempts: 3, firstPauseMs: 1, longestPauseMs: 1000 };

export type RemoteContent = { server: BlogServer; settings: BlogSettings; root: string; end: () => Promise<void> };

const largeEnough = ({ width, height }: { width: number; height: number }) =>
  plainPicture(width * SOURCE_DENSITY, height * SOURCE_DENSITY);

/** The smallest content, without a blog, and a server that has one, with pictures at `/pictures/cover.png` and `inside.jpg`. */
export async function remoteContent(): Promise<RemoteContent> {
  const files = Object.entries(await minimalContent()).filter(([file]) => !file.startsWith("blog/"));
  const root = writeContent(Object.fromEntries(files));
  const folder = mkdtempSync(path.join(tmpdir(), "blog-api-"));
  const server = await startBlog();
  server.answers.set("/pictures/cover.png", bytes(await largeEnough(SLOTS.article).png().toBuffer(), "image/png"));
  server.answers.set("/pictures/inside.jpg", bytes(await largeEnough(SLOTS.prose).jpeg().toBuffer(), "image/jpeg"));
  return {
    server,
    root,
    settings: { url: server.url, folder, content: root, patience: IMPATIENT },
    async end() {
      await server.close();
      for (const made of [path.dirname(root), folder]) rmSync(made, { recursive: true, force: true });
    },
  };
}
