/** @jest-environment node */
import { copyFileSync } from "node:fs";
import path from "node:path";
import { markdownEntry } from "../testing/content-tree";
import { describeFaults, type Fault, slug } from "../testing/fault-table";

const mp4 = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, "latin1");
const matroska = (kind: string) => Buffer.from(`\x1a\x45\xdf\xa3\x9f\x42\x82\x84${kind}`, "latin1");

const CAPTIONS = "\ufeffWEBVTT - English\n\n00:00.000 --> 00:01.000\nAhoy.\n";
const ENCODE = "Fix: export it as MP4 (H.264) or WebM.";
const HTML = "<!doctype html><p>404</p>";

type Files = Record<string, string | Buffer>;
type Options = { text?: string; wrong?: string; files?: Files };

const WITHOUT_POSTER = "a film without a picture";

/** A work whose text shows the film beside it, with captions; `wrong` is what the message names. */
function film(
  name: string,
  says: string,
  { text = "![A boat](./film.mp4)", wrong = "index.md", files }: Options,
): Fault {
  const folder = `works/${slug(name)}`;
  const all: Files = {
    "film.mp4": mp4("isom"),
    "film.vtt": CAPTIONS,
    "index.md": markdownEntry("works", {}, `${text}\n`),
    ...files,
  };
  const { [wrong]: content = "", ...others } = all;
  return {
    name,
    file: `${folder}/${wrong}`,
    content,
    others: Object.fromEntries(Object.entries(others).map(([file, bytes]) => [`${folder}/${file}`, bytes])),
    says: [says.replace("(used)", `(used in content/${folder}/index.md:…)`)],
  };
}

const wrongFilm = (name: string, content: string | Buffer, says: string, file = "film.mp4") =>
  film(name, says, { text: `![A boat](./${file})`, wrong: file, files: { [file]: content } });

const KIND = (ending: string) => `is not a valid ${ending} film (used). ${ENCODE}`;
const WITHOUT_WORDS =
  '#: has a picture without words for it. Fix: write ![what it shows](file), or ![](file "decoration") if it tells nothing.';
const AMONG = "#: has a film among other words. Fix: give it a paragraph of its own.";
const FAULTS = [
  wrongFilm("an empty file", "", "is an empty file (used). Fix: export the film again."),
  wrongFilm("HTML with the ending of a film", HTML, KIND(".mp4")),
  wrongFilm("a picture with the ending of a film", mp4("avif"), KIND(".mp4")),
  wrongFilm("a QuickTime film with the ending of another", mp4("qt  "), KIND(".mp4")),
  wrongFilm("WebM with the ending of MP4", matroska("webm"), KIND(".mp4")),
  wrongFilm("Matroska with the ending of WebM", matroska("matroska"), KIND(".webm"), "film.webm"),
  wrongFilm(
    "a film that no browser plays",
    mp4("qt  "),
    `has a name that does not end in .mp4 or .webm (used). ${ENCODE}`,
    "film.mov",
  ),
  wrongFilm(
    "more than 20 MB",
    Buffer.concat([mp4("isom"), Buffer.alloc(21 * 1024 * 1024)]),
    "is 21.0 MB, more than 20 MB (used). Fix: export it shorter, smaller or with a lower bit rate, or put it on YouTube or Vimeo.",
  ),
  film(
    "captions that are not WebVTT",
    '1: is not a WebVTT file. Fix: begin it with a line "WEBVTT", and an empty line after it.',
    {
      wrong: "film.vtt",
      files: { "film.vtt": "1\n00:00:00,000 --> 00:00:01,000\nAhoy.\n" },
    },
  ),
  film("captions that are not in UTF-8", "is not in UTF-8. Fix: …", {
    wrong: "film.vtt",
    files: { "film.vtt": Buffer.from("WEBVTT\n\nA\xe9\n", "latin1") },
  }),
  film(
    WITHOUT_POSTER,
    '#: shows the film "film.mp4", which has no picture to stand for it. Fix: put a frame of the film beside it, as film.jpg.',
    {},
  ),
  film("a missing film", '#: names the film "./other.mp4", which is missing. Fix: …', {
    text: "![A boat](./other.mp4)",
  }),
  film(
    "a film elsewhere",
    '#: names the film "https://elsewhere.example/a.mp4", which is not a file here. Fix: put the file beside the entry and write ./name.mp4.',
    { text: "![A boat](https://elsewhere.example/a.mp4)" },
  ),
  film("a film without words", WITHOUT_WORDS, {
    text: "![](./film.mp4)",
  }),
  film("a film in a line", AMONG, { text: "Words ![A boat](./film.mp4)" }),
  film("a film in a link", AMONG, { text: "[![A boat](./film.mp4)](/works)" }),
  film("a film in a heading", AMONG, { text: "## ![A boat](./film.mp4)" }),
  film("a film in a table", AMONG, { text: "| A |\n| - |\n| ![A boat](./film.mp4) |" }),
];

describeFaults(FAULTS, (root) => {
  for (const { name, file } of FAULTS) {
    if (name === WITHOUT_POSTER) continue;
    copyFileSync(path.join(root, "works/sample/poster.png"), path.join(root, path.dirname(file), "film.png"));
  }
});
