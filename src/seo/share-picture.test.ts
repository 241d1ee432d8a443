import { sharePicturePath } from "./share-picture";

test("each page's picture has an address of its own", () => {
  expect(["/", "/works", "/works/hid"].map(sharePicturePath)).toEqual([
    "/share/index.jpg",
    "/share/works.jpg",
    "/share/works/hid.jpg",
  ]);
});
