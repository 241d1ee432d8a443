/** @jest-environment node */
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { SITE_ICONS } from "../../../constants/site-icons";
import { writeIcons } from "./icons";
import { webManifest } from "./write-identity";

const folder = mkdtempSync(path.join(tmpdir(), "icons-"));
const written = (address: string) => path.join(folder, address);

async function pixel(file: string, at: number): Promise<number[]> {
  return [...(await sharp(file).extract({ left: at, top: at, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
}

beforeAll(async () => {
  const mark = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: "#ff0000" } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 1024, height: 1024, channels: 3, background: "#0000ff" } })
    .composite([{ input: mark }])
    .png()
    .toFile(written("source.png"));
  await writeIcons(written("source.png"), folder);
});

test.each([SITE_ICONS.touch, SITE_ICONS.small, SITE_ICONS.large, SITE_ICONS.maskable])(
  "the build writes $path of $size pixels",
  async ({ path: address, size }) => {
    expect(await sharp(written(address)).metadata()).toMatchObject({ format: "png", width: size, height: size });
  },
);

test("outside of its safe zone the maskable icon is plain background", async () => {
  expect(await pixel(written(SITE_ICONS.maskable.path), 20)).toEqual([0, 0, 255]);
  expect(await pixel(written(SITE_ICONS.maskable.path), 256)).toEqual([255, 0, 0]);
});

test("the favicon holds whole PNG pictures of its three sizes", async () => {
  const ico = readFileSync(written(SITE_ICONS.favicon.path));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const sizes = SITE_ICONS.favicon.sizes.map(async (size, index) => {
    const entry = ico.subarray(6 + index * 16, 22 + index * 16);
    const png = ico.subarray(entry.readUInt32LE(12), entry.readUInt32LE(12) + entry.readUInt32LE(8));
    expect(entry.readUInt8(0)).toBe(size);
    return (await sharp(png).metadata()).width;
  });
  expect(await Promise.all(sizes)).toEqual([16, 32, 48]);
});

test("a transparent icon gets an ink background where transparency would turn black", async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const other = mkdtempSync(path.join(tmpdir(), "icons-"));
  await sharp({ create: { width: 1024, height: 1024, channels: 4, background: clear } })
    .png()
    .toFile(path.join(other, "clear.png"));
  await writeIcons(path.join(other, "clear.png"), other);
  expect(await pixel(path.join(other, SITE_ICONS.touch.path), 5)).toEqual([0x14, 0x16, 0x18]);
});

test("the manifest has what installing needs: name, colours, both sizes and a maskable icon", () => {
  const manifest = JSON.parse(webManifest({ name: 'A "B"', description: "Words" }));
  expect(manifest).toMatchObject({ name: 'A "B"', short_name: 'A "B"', start_url: "/", theme_color: "#141618" });
  expect(manifest.background_color).toMatch(/^#[\da-f]{6}$/);
  expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
});
