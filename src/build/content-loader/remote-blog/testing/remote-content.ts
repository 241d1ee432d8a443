import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SOURCE_DENSITY } from "../../../../../plugins/gatsby-source-content/model";
import {
  type Files,
  minimalContent,
  plainPicture,
  writeContent,
} from "../../../../../plugins/gatsby-source-content/testing/content-tree";
import { SLOTS } from "../../../../content-model/slots";
import type { BlogSettings } from "../blog";
import { RETRY_POLICY, type RetryPolicy } from "../request";
import { type BlogServer, bytes, startBlog } from "./blog-server";

/** Short pauses; the time limit is the real one, for busy machines. */
export const SHORT_PAUSES: RetryPolicy = { ...RETRY_POLICY, retries: 2, minTimeout: 1 };

export type RemoteContent = {
  server: BlogServer;
  settings: BlogSettings;
  root: string;
  end: () => Promise<void>;
};

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
    settings: { url: server.url, folder, content: root, retryPolicy: SHORT_PAUSES },
    async end() {
      await server.close();
      for (const made of [path.dirname(root), folder])
        rmSync(made, { recursive: true, force: true });
    },
  };
}
