import { coverPicture, isJpeg, sharePicturePath } from "./share-picture";

test("each page's picture has an address of its own", () => {
  expect(["/", "/works", "/works/hid"].map(sharePicturePath)).toEqual([
    "/share/index.jpg",
    "/share/works.jpg",
    "/share/works/hid.jpg",
  ]);
});

test("a cover is shared in its plain form, with that one's size", () => {
  const fallback = { src: "/static/a/cover.jpg", srcSet: "/static/b/cover.jpg 1920w" };
  expect(coverPicture({ layout: "constrained", width: 960, height: 540, images: { fallback } })).toEqual({
    path: "/static/a/cover.jpg",
    type: "image/jpeg",
    width: 960,
    height: 540,
  });
});

test("only what is a JPEG can be shared as it is", () => {
  expect(["jpg", "JPEG", "png", "avif"].map(isJpeg)).toEqual([true, true, false, false]);
});
