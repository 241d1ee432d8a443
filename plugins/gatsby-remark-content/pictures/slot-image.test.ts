/** @jest-environment node */

import { generateImageData } from "gatsby-plugin-sharp";
import { SLOTS } from "../../../src/content-model/slots";
import { type ImageApi, slotImage } from "./slot-image";

// Mocked, because it would generate files; only its arguments are tested.
jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: jest.fn() }));
const generate = generateImageData as jest.MockedFunction<typeof generateImageData>;

const API = { pathPrefix: "", reporter: {} } as ImageApi;
const image = (extension: string) => ({
  layout: "constrained" as const,
  width: 960,
  height: 540,
  backgroundColor: "#c8a05f",
  images: {
    sources: [],
    fallback: { src: `/a.${extension}`, srcSet: `/a.${extension} 960w`, sizes: "100vw" },
  },
});
let files = 0;
const newFile = () => ({
  id: `file ${++files}`,
  absolutePath: "/a.jpg",
  internal: { contentDigest: "1" },
});

beforeEach(() => {
  generate
    .mockReset()
    .mockImplementation(async ({ args }) => image(args.formats[0] === "avif" ? "avif" : "jpg"));
});

test("a picture has an AVIF for each density of its slot and one fallback", async () => {
  const { images } = await slotImage(newFile(), SLOTS.service, API);
  expect(images).toEqual({
    sources: [{ type: "image/avif", srcSet: "/a.avif 960w" }],
    fallback: { src: "/a.jpg" },
  });
  const inSlot = { width: 480, aspectRatio: 0.8, placeholder: "dominantColor" };
  expect(generate.mock.calls.map(([{ args }]) => args)).toEqual([
    { ...inSlot, formats: ["auto"], outputPixelDensities: [1] },
    { ...inSlot, formats: ["avif"], outputPixelDensities: [0.4, 0.75, 1, 2] },
  ]);
});

test("a picture in a slot that does not crop keeps its proportions", async () => {
  await slotImage(newFile(), SLOTS.plate, API);
  expect(generate.mock.calls[0]?.[0].args).not.toHaveProperty("aspectRatio");
});

test("a picture is processed once for parallel requests of one slot", async () => {
  const file = newFile();
  const [one, other] = await Promise.all([
    slotImage(file, SLOTS.article, API),
    slotImage({ ...file }, SLOTS.article, API),
  ]);
  expect(other).toBe(one);
  expect(generate).toHaveBeenCalledTimes(2);
});

test("another picture, state or slot is processed anew", async () => {
  const file = newFile();
  await slotImage(file, SLOTS.article, API);
  for (const variant of [newFile(), { ...file, internal: { contentDigest: "2" } }])
    await slotImage(variant, SLOTS.article, API);
  await slotImage(file, SLOTS.poster, API);
  expect(generate).toHaveBeenCalledTimes(8);
});

test("a failure names the picture", async () => {
  generate.mockResolvedValueOnce(undefined);
  await expect(slotImage(newFile(), SLOTS.article, API)).rejects.toThrow(
    "/a.jpg cannot be processed",
  );
});

test("a picture is processed again after a failure", async () => {
  const file = newFile();
  generate.mockResolvedValueOnce(undefined);
  await expect(slotImage(file, SLOTS.article, API)).rejects.toThrow();
  await expect(slotImage(file, SLOTS.article, API)).resolves.toMatchObject({ width: 960 });
});
