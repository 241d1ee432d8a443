/** @jest-environment node */
import { copyFileSync } from "node:fs";
import path from "node:path";
import { markdownEntry } from "../testing/content-tree";
import { describeFaults, type Fault, slug } from "../testing/fault-table";

const mp4 = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, "latin1");
const matroska = (kind: string) => Buffer.from(`\x1a\x45\xdf\xa3\x9f\x42\x82\x84${kind}`, "latin1");

const CAPTIONS = "\ufeffWEBVTT - English\n\n00:00.000 --> 00:01.000\nAhoy.\n";
const HTML = "<!doctype html><p>404</p>";

type Files = Record<string, string | Buffer>;
type Options = { text?: string; faultyFile?: string; files?: Files };

const WITHOUT_POSTER = "a film without a picture";

/**
 * A work whose text shows the film beside it, with captions; `wrong` is the file that the message
 * names.
 */
function film(
  name: string,
  { text = "![A boat](./film.mp4)", faultyFile = "index.md", files }: Options,
): Fault {
  const folder = `works/${slug(name)}`;
  const folderFiles: Files = {
    "film.mp4": mp4("isom"),
    "film.vtt": CAPTIONS,
    "index.md": markdownEntry("works", {}, `${text}\n`),
    ...files,
  };
  const { [faultyFile]: content = "", ...others } = folderFiles;
  return {
    name,
    file: `${folder}/${faultyFile}`,
    content,
    others: Object.fromEntries(
      Object.entries(others).map(([file, bytes]) => [`${folder}/${file}`, bytes]),
    ),
  };
}

const wrongFilm = (name: string, content: string | Buffer, file = "film.mp4") =>
  film(name, { text: `![A boat](./${file})`, faultyFile: file, files: { [file]: content } });

const FAULTS = [
  wrongFilm("an empty file", ""),
  wrongFilm("HTML with the ending of a film", HTML),
  wrongFilm("a picture with the ending of a film", mp4("avif")),
  wrongFilm("a QuickTime film with the ending of another", mp4("qt  ")),
  wrongFilm("WebM with the ending of MP4", matroska("webm")),
  wrongFilm("Matroska with the ending of WebM", matroska("matroska"), "film.webm"),
  wrongFilm("a film that no browser plays", mp4("qt  "), "film.mov"),
  wrongFilm("more than 20 MB", Buffer.concat([mp4("isom"), Buffer.alloc(21 * 1024 * 1024)])),
  film("captions that are not WebVTT", {
    faultyFile: "film.vtt",
    files: { "film.vtt": "1\n00:00:00,000 --> 00:00:01,000\nAhoy.\n" },
  }),
  film("captions that are not in UTF-8", {
    faultyFile: "film.vtt",
    files: { "film.vtt": Buffer.from("WEBVTT\n\nA\xe9\n", "latin1") },
  }),
  film(WITHOUT_POSTER, {}),
  film("a missing film", { text: "![A boat](./other.mp4)" }),
  film("a film elsewhere", { text: "![A boat](https://elsewhere.example/a.mp4)" }),
  film("a film without words", { text: "![](./film.mp4)" }),
  film("a film in a line", { text: "Words ![A boat](./film.mp4)" }),
  film("a film in a link", { text: "[![A boat](./film.mp4)](/works)" }),
  film("a film in a heading", { text: "## ![A boat](./film.mp4)" }),
  film("a film in a table", { text: "| A |\n| - |\n| ![A boat](./film.mp4) |" }),
];

describeFaults("films", FAULTS, {
  prepare: (root) => {
    for (const { name, file } of FAULTS) {
      if (name === WITHOUT_POSTER) continue;
      copyFileSync(
        path.join(root, "works/sample/poster.png"),
        path.join(root, path.dirname(file), "film.png"),
      );
    }
  },
});
