/** @jest-environment node */
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { withRetina } from "./picture-source";

const image = (name: string, widths: readonly number[], types = ["webp", "avif"]): IGatsbyImageData => {
  const srcSet = (ending: string) => widths.map((width) => `/${name}-${width}.${ending} ${width}w`).join(",\n");
  return {
    layout: "constrained",
    width: 400,
    height: 300,
    images: {
      sources: types.map((type) => ({ type: `image/${type}`, srcSet: srcSet(type), sizes: "100vw" })),
      fallback: { src: `/${name}-400.jpg`, srcSet: srcSet("jpg"), sizes: "100vw" },
    },
  };
};
const WIDTHS = [100, 200, 400, 800];

test("wide candidates come from the picture for dense screens, the others from the plain one", () => {
  const { images } = withRetina(image("plain", WIDTHS), image("dense", WIDTHS));
  expect(images.sources?.[0]?.srcSet.split(",\n")).toEqual([
    "/plain-100.webp 100w",
    "/plain-200.webp 200w",
    "/plain-400.webp 400w",
    "/dense-800.webp 800w",
  ]);
  expect(images.fallback?.srcSet).toMatch(/plain-400\.jpg 400w,\n\/dense-800\.jpg 800w$/);
  expect(images.fallback?.src).toBe("/plain-400.jpg");
});

test("formats are not mixed, and one that the dense picture lacks stays plain", () => {
  const { images } = withRetina(image("plain", WIDTHS), image("dense", WIDTHS, ["webp"]));
  expect(images.sources?.map(({ srcSet }) => /dense-800\.(\w+)/.exec(srcSet)?.[1])).toEqual(["webp", undefined]);
});

test("a dense picture that is not wider adds nothing and takes nothing away", () => {
  const { images } = withRetina(image("plain", WIDTHS), image("dense", [100, 200, 400]));
  expect(images.sources?.[0]?.srcSet).toBe(image("plain", WIDTHS).images.sources?.[0]?.srcSet);
});

test("the pictures handed in stay as they are", () => {
  const [plain, dense] = [image("plain", WIDTHS), image("dense", WIDTHS)];
  withRetina(plain, dense);
  expect([plain, dense]).toEqual([image("plain", WIDTHS), image("dense", WIDTHS)]);
});
