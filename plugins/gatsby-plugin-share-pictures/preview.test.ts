/** @jest-environment node */
import { readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import sharp from "sharp";
import { SHARE_PICTURES } from "../../src/gatsby-config/share-pictures";
import { temporaryFolder } from "../../tools/testing/tree";
import { PREVIEW_ADDRESS, type SiteContent } from "./options";
import { servePictures } from "./preview";
import { drawSharePictures } from "./share-pictures";

const folder = temporaryFolder();
const icon = path.join(folder, "icon.png");
const photo = { file: path.join(folder, "photo.png"), digest: "photo" };
const SITE = { name: "Agency", url: "https://agency.example", icon };

/** The content as it is saved. */
let content: SiteContent;

const graphql = (async () => ({ data: {} })) as unknown as CreatePagesArgs["graphql"];
const options = { ...SHARE_PICTURES, query: "", resolve: () => content };

let server: Server;

/** Asks for the picture of a page, as the panel does. */
const ask = (page: Record<string, string>) =>
  fetch(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}${PREVIEW_ADDRESS}?${new URLSearchParams(page)}`,
  );

beforeAll(async () => {
  const plain = (background: string) =>
    sharp({ create: { width: 1024, height: 700, channels: 3, background } });
  await plain("#00ff00").png().toFile(icon);
  await plain("#0000ff").png().toFile(photo.file);
  const requireOfGatsby = createRequire(require.resolve("gatsby/package.json"));
  const app: Parameters<typeof servePictures>[0] = requireOfGatsby("express")();
  servePictures(app, () => graphql, options);
  server = createServer(app as never);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => {
  content = { ...SITE, entries: [{ route: "/works/a", title: "A work", picture: photo }] };
});
afterAll(() => void server.close());

/** The file that a build writes. */
async function built(title: string, picture: typeof photo | null): Promise<Buffer> {
  const cards = [{ address: "/share/page.jpg", title, picture }];
  const folders = { publicFolder: folder, cacheFolder: path.join(folder, "cache") };
  await drawSharePictures({ ...SITE, cards }, options, folders);
  return readFileSync(path.join(folder, "share/page.jpg"));
}

test("the preview draws the picture of an entry and that of a page byte by byte as a build", async () => {
  const work = await ask({ route: "/works/a", heading: "Ignored" });
  expect([work.headers.get("content-type"), work.headers.get("cache-control")]).toEqual([
    "image/jpeg",
    "no-store",
  ]);
  expect(Buffer.from(await work.arrayBuffer()).equals(await built("A work", photo))).toBe(true);
  const page = await ask({ route: "/offer", heading: "Spring offer" });
  expect(Buffer.from(await page.arrayBuffer()).equals(await built("Spring offer", null))).toBe(
    true,
  );
});

test("what was saved meanwhile is drawn with the next request", async () => {
  const before = Buffer.from(await (await ask({ route: "/works/a" })).arrayBuffer());
  content = { ...SITE, entries: [{ route: "/works/a", title: "Renamed", picture: photo }] };
  const after = Buffer.from(await (await ask({ route: "/works/a" })).arrayBuffer());
  expect(after.equals(before)).toBe(false);
});

test("a picture that cannot be read is named, with what to look at", async () => {
  const missing = { file: path.join(folder, "missing.png"), digest: "missing" };
  content = { ...SITE, entries: [{ route: "/works/a", title: "A work", picture: missing }] };
  const answer = await ask({ route: "/works/a" });
  expect(answer.status).toBe(500);
  const text = await answer.text();
  expect(text).toMatch(/^The picture of \/works\/a cannot be drawn, .*missing\.png/);
  expect(text).toContain("Look at the page's main picture");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));
