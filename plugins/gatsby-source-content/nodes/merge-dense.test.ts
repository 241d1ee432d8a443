/** @jest-environment node */
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { mergeDense } from "./picture-type";

const image = (name: string, types = ["webp", "avif"], separator = ",\n"): IGatsbyImageData => {
  const srcSet = (ending: string) =>
    [200, 400, 800].map((width) => `/${name}-${width}.${ending} ${width}w`).join(separator);
  return {
    layout: "constrained",
    width: 400,
    height: 300,
    images: {
      sources: types.map((type) => ({ type: `image/${type}`, srcSet: srcSet(type) })),
      fallback: { src: `/${name}-400.jpg`, srcSet: srcSet("jpg") },
    },
  };
};

test("only the candidate for dense screens comes from the picture for them", () => {
  const { images } = mergeDense(image("plain,1"), image("dense", undefined, ","));
  expect(images.sources?.[0]?.srcSet.split(",\n")).toEqual([
    "/plain,1-200.webp 200w",
    "/plain,1-400.webp 400w",
    "/dense-800.webp 800w",
  ]);
  expect(images.fallback?.src).toBe("/plain,1-400.jpg");
});

test("a format that the dense picture lacks keeps the candidate of the plain one", () => {
  const { images } = mergeDense(image("plain"), image("dense", ["webp"]));
  expect(images.sources?.map(({ srcSet }) => srcSet.split(",\n").at(-1))).toEqual([
    "/dense-800.webp 800w",
    "/plain-800.avif 800w",
  ]);
});

test("the images, which other pages share, are not changed", () => {
  const [plain, dense] = [image("plain"), image("dense")];
  mergeDense(plain, dense);
  expect([plain, dense]).toEqual([image("plain"), image("dense")]);
});
