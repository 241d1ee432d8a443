/** @jest-environment node */

import { readMarkdown } from "../check/read-markdown";
import { pictureText, replacePictures, type ShownPicture } from "./edit-markdown";

const addressesIn = (body: string) => readMarkdown(body).pictures.map(({ url }) => url);

const to =
  (...pairs: [string, string][]) =>
  ({ url, alt, title }: ShownPicture) => {
    const address = new Map(pairs).get(url);
    return address ? pictureText(address, alt, title) : null;
  };

const BODY = [
  'A ![a *b* \\[c\\]](https://x.example/a.jpg "T \\"q\\"") and ![](<b (1).png>) in a line.',
  "",
  "> - ![deep](https://x.example/a.jpg)",
  "",
  "`![code](https://x.example/a.jpg)` [link](https://x.example/a.jpg)",
].join("\n");

test("pictures are found in words and lists, but not in code", () => {
  expect(addressesIn(BODY)).toEqual([
    "https://x.example/a.jpg",
    "b (1).png",
    "https://x.example/a.jpg",
  ]);
});

test("pictures get new addresses and keep their words and titles", () => {
  expect(
    replacePictures(BODY, to(["https://x.example/a.jpg", "./p1.jpg"], ["b (1).png", "./p2.png"])),
  ).toBe(
    [
      'A ![a b \\[c\\]](./p1.jpg "T \\"q\\"") and ![](./p2.png) in a line.',
      "",
      "> - ![deep](./p1.jpg)",
      "",
      "`![code](https://x.example/a.jpg)` [link](https://x.example/a.jpg)",
    ].join("\n"),
  );
});

test("a picture by reference gets its new address in its place", () => {
  const body = '![one][a] [two][b]\n\n[a]: /a.jpg "T"\n[b]: /b.jpg\n';
  expect(addressesIn(body)).toEqual(["/a.jpg"]);
  expect(replacePictures(body, to(["/a.jpg", "./p.jpg"]))).toBe(
    '![one](./p.jpg "T") [two][b]\n\n\n[b]: /b.jpg\n',
  );
});
