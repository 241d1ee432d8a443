import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { blog } from "../../../src/content-model/collections/blog";
import { team } from "../../../src/content-model/collections/company";
import { SLOTS } from "../../../src/content-model/slots";
import { loadSiteContent } from "../../../src/content-rules/load-site-content";
import { SOURCE_DENSITY } from "../../gatsby-source-content/model";
import {
  type Files,
  minimalContent,
  plainPicture,
  writeContent,
} from "../../gatsby-source-content/testing/content-tree";
import type { BlogSource } from "../blog";
import { RETRY_POLICY, type RetryPolicy } from "../request";
import { type BlogServer, bytes, startBlog } from "./blog-server";

/** Short pauses; the time limit is the real one, for busy machines. */
export const SHORT_PAUSES: RetryPolicy = { ...RETRY_POLICY, retries: 2, minTimeout: 1 };

export type RemoteContent = {
  server: BlogServer;
  settings: BlogSource;
  root: string;
  end: () => Promise<void>;
};

/** A remote blog of this site. */
const blogSource = (places: Pick<BlogSource, "url" | "folder" | "content">): BlogSource => ({
  ...places,
  articles: blog,
  authors: team.folder,
  check: (override) => loadSiteContent({ root: places.content, override }),
  retryPolicy: SHORT_PAUSES,
});

const largeEnough = ({ width, height }: { width: number; height: number }) =>
  plainPicture(width * SOURCE_DENSITY, height * SOURCE_DENSITY);

/** Drawn once for all tests of a file. */
let drawn: Promise<{ files: Files; cover: Buffer; inside: Buffer }> | null = null;
async function draw() {
  const files = Object.entries(await minimalContent()).filter(
    ([file]) => !file.startsWith("blog/"),
  );
  const cover = await largeEnough(SLOTS.article).png().toBuffer();
  return {
    files: Object.fromEntries(files),
    cover,
    inside: await largeEnough({ ...SLOTS.prose, height: 240 })
      .jpeg()
      .toBuffer(),
  };
}

/**
 * The smallest content, without a blog, and a server that has one, with pictures at
 * `/pictures/cover.png` and `inside.jpg`.
 */
export async function remoteContent(): Promise<RemoteContent> {
  drawn ??= draw();
  const { files, cover, inside } = await drawn;
  const root = writeContent(files);
  const folder = mkdtempSync(path.join(tmpdir(), "blog-api-"));
  const server = await startBlog();
  server.answers.set("/pictures/cover.png", bytes(cover, "image/png"));
  server.answers.set("/pictures/inside.jpg", bytes(inside, "image/jpeg"));
  return {
    server,
    root,
    settings: blogSource({ url: server.url, folder, content: root }),
    async end() {
      await server.close();
      for (const made of [path.dirname(root), folder])
        rmSync(made, { recursive: true, force: true });
    },
  };
}
