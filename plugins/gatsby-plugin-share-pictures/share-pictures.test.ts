/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { SHARE_PICTURES } from "../../src/gatsby-config/share-pictures";
import type { PageCard } from "./cards";
import { MAX_BYTES } from "./render";
import { drawSharePictures } from "./share-pictures";

const folder = mkdtempSync(path.join(tmpdir(), "share-"));
const folders = {
  publicFolder: path.join(folder, "public"),
  cacheFolder: path.join(folder, "cache"),
};
const icon = path.join(folder, "icon.png");
const photo = { file: path.join(folder, "photo.png"), digest: "photo" };
const noise = { file: path.join(folder, "noise.png"), digest: "noise" };
const inPublic = (file: string) => path.join(folders.publicFolder, file);

const draw = (...cards: PageCard[]): Promise<number> =>
  drawSharePictures(
    { name: "Agency", url: "https://agency.example", icon, cards },
    SHARE_PICTURES,
    folders,
  );
const RIGHT_OF_THE_CUT = { left: 900, top: 0, width: 300, height: 630 };
const home: PageCard = { address: "/share/index.jpg", title: "Home of things", picture: null };
const work: PageCard = { address: "/share/works/a.jpg", title: "A work", picture: photo };

async function pixel(picture: string, left: number, top: number): Promise<number[]> {
  return [
    ...(await sharp(inPublic(picture))
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ];
}

beforeAll(async () => {
  const plain = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } });
  await plain(1024, 1024, "#00ff00").png().toFile(icon);
  await plain(1600, 1000, "#0000ff").png().toFile(photo.file);
  const gaussian = { type: "gaussian", mean: 128, sigma: 80 } as const;
  await sharp({
    create: { width: 1200, height: 900, channels: 3, background: "#000", noise: gaussian },
  })
    .png()
    .toFile(noise.file);
});

test("each page gets a JPEG of 1200 x 630 with its own picture right of the cut, ink left of it", async () => {
  expect(await draw(home, work)).toBe(2);
  expect(await sharp(inPublic("share/works/a.jpg")).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
  const [mark, ground, picture] = await Promise.all([
    pixel("share/works/a.jpg", 100, 88),
    pixel("share/works/a.jpg", 40, 300),
    pixel("share/works/a.jpg", 1100, 300),
  ]);
  expect(mark[1]).toBeGreaterThan(200);
  expect(Math.max(...ground)).toBeLessThan(40);
  expect(picture[2]).toBeGreaterThan(240);
  expect((await sharp(inPublic("share/index.jpg")).metadata()).width).toBe(1200);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a photo that a phone has marked with orientation %s is turned",
  async (orientation) => {
    const file = path.join(folder, `turned-${orientation}.png`);
    const red = {
      create: { width: 800, height: 400, channels: 3, background: "#ff0000" },
    } as const;
    const upright = sharp({ create: { ...red.create, height: 1200, background: "#0000ff" } });
    const whole = await upright
      .composite([{ input: red, top: 0, left: 0 }])
      .png()
      .toBuffer();
    // Stored so that the orientation makes it upright again: red above.
    const stored = sharp(whole)
      .rotate({ 3: 180, 4: 180, 5: 90, 6: 270, 7: 270, 8: 90 }[orientation] ?? 0)
      .flop([2, 4].includes(orientation))
      .flip([5, 7].includes(orientation));
    await stored.withMetadata({ orientation }).jpeg().toFile(file);
    await draw({ ...work, picture: { file, digest: `turned-${orientation}` } });
    const [above, below] = await Promise.all([
      pixel("share/works/a.jpg", 1150, 8),
      pixel("share/works/a.jpg", 1150, 620),
    ]);
    expect((above[0] ?? 0) - (above[2] ?? 0)).toBeGreaterThan(100);
    expect((below[2] ?? 0) - (below[0] ?? 0)).toBeGreaterThan(100);
  },
);

test("a second build draws only changed pictures and deletes those of removed pages", async () => {
  await draw(home, work);
  const before = readFileSync(inPublic("share/works/a.jpg"));
  expect(await draw(home, work)).toBe(0);
  expect(await draw({ ...work, title: "Another" })).toBe(1);
  expect(readFileSync(inPublic("share/works/a.jpg")).equals(before)).toBe(false);
  expect(await draw({ ...work, title: "Another", picture: { ...photo, digest: "new" } })).toBe(1);
  expect(readdirSync(inPublic("share"))).toEqual(["works"]);
  expect(readdirSync(folders.cacheFolder)).toHaveLength(1);
});

test("even a picture that compresses badly becomes a file of at most 300 kB", async () => {
  await draw({ ...work, picture: noise });
  expect(statSync(inPublic("share/works/a.jpg")).size).toBeLessThanOrEqual(MAX_BYTES);
});

test("a title of any length and letters stays left of the cut", async () => {
  const titles = [
    "HID",
    "🎉",
    "",
    'a <b> & "c" ]]>',
    "What our review of one hundred public websites taught us about forms, their errors and the people who fill them in",
    "Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle",
  ];
  for (const title of titles) {
    await draw({ ...work, title });
    const stats = await sharp(
      await sharp(inPublic("share/works/a.jpg")).extract(RIGHT_OF_THE_CUT).toBuffer(),
    ).stats();
    expect([title, ...stats.channels.map(({ stdev }) => Math.round(stdev))]).toEqual([
      title,
      0,
      0,
      0,
    ]);
  }
});
