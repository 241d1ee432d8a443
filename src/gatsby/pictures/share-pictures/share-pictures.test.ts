/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { seeded } from "../../../drawing/random";
import type { PageCard, ShareCards } from "./cards";
import { LARGEST_SHARE_PICTURE_BYTES } from "./render";
import { drawSharePictures } from "./share-pictures";

const folder = mkdtempSync(path.join(tmpdir(), "share-"));
const folders = { publicFolder: path.join(folder, "public"), cacheFolder: path.join(folder, "cache") };
const icon = { file: path.join(folder, "icon.png"), digest: "icon" };
const photo = { file: path.join(folder, "photo.png"), digest: "photo" };
const noise = { file: path.join(folder, "noise.png"), digest: "noise" };
const inPublic = (file: string) => path.join(folders.publicFolder, file);

const site = (cards: PageCard[]): ShareCards => ({ name: "Agency", url: "https://agency.example", icon, cards });
const home: PageCard = { route: "/", title: "Home of things", picture: null };
const work: PageCard = { route: "/works/a", title: "A work", picture: photo };

beforeAll(async () => {
  const plain = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } });
  await plain(1024, 1024, "#00ff00").png().toFile(icon.file);
  await plain(1600, 1000, "#0000ff").png().toFile(photo.file);
  const random = seeded("noise");
  const pixels = Buffer.from(Array.from({ length: 1200 * 900 * 3 }, () => random.whole(0, 255)));
  await sharp(pixels, { raw: { width: 1200, height: 900, channels: 3 } })
    .png()
    .toFile(noise.file);
});

test("each page gets a JPEG of 1200 x 630 with its own picture right of the cut, ink left of it", async () => {
  expect(await drawSharePictures(site([home, work]), folders)).toBe(2);
  const picture = sharp(inPublic("share/works/a.jpg"));
  expect(await picture.metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
  expect(at(1100, 300)[2]).toBeGreaterThan(240);
  expect(Math.max(...at(40, 300))).toBeLessThan(40);
  expect(at(88, 88)[1]).toBeGreaterThan(200);
  expect((await sharp(inPublic("share/index.jpg")).metadata()).width).toBe(1200);
});

test("a second build draws only changed pictures and deletes those of removed pages", async () => {
  await drawSharePictures(site([home, work]), folders);
  const before = readFileSync(inPublic("share/works/a.jpg"));
  expect(await drawSharePictures(site([home, work]), folders)).toBe(0);
  expect(await drawSharePictures(site([{ ...work, title: "Another" }]), folders)).toBe(1);
  expect(readFileSync(inPublic("share/works/a.jpg")).equals(before)).toBe(false);
  expect(
    await drawSharePictures(site([{ ...work, title: "Another", picture: { ...photo, digest: "new" } }]), folders),
  ).toBe(1);
  expect(readdirSync(inPublic("share"))).toEqual(["works"]);
  expect(readdirSync(folders.cacheFolder)).toHaveLength(1);
});

test("even a picture that compresses badly becomes a file of at most 300 kB", async () => {
  await drawSharePictures(site([{ ...work, picture: noise }]), folders);
  expect(statSync(inPublic("share/works/a.jpg")).size).toBeLessThanOrEqual(LARGEST_SHARE_PICTURE_BYTES);
});

test("titles without drawable characters, quotes and angle brackets do not break the build", async () => {
  const titles = ["🎉", "", 'a <b> & "c" ]]>', "x".repeat(300)];
  const cards = titles.map((title, index): PageCard => ({ route: `/p${index}`, title, picture: null }));
  expect(await drawSharePictures(site(cards), folders)).toBe(titles.length);
});
