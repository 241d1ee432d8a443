import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { writeHeaders } from "../../src/gatsby/built-site/headers";
import { readSite } from "../../src/gatsby/built-site/read-site";
import { filmFigure, playerFigure } from "../../src/gatsby/media/figures";
import { copySite, type SiteCopy } from "./site-copy";

/** The folder of the film's files, as a build names it. */
const FOLDER = `static/${"0123456789abcdef".repeat(2)}`;
export const FILM = { alt: "A stone that opens", caption: "The opening", src: `/${FOLDER}/film.webm` };
const POSTER = `/${FOLDER}/film.png`;
const CAPTIONS = `/${FOLDER}/film.vtt`;
export const FILM_FILES = [FILM.src, POSTER, CAPTIONS];
export const VIDEOS = {
  youtube: { site: "youtube", id: "jNQXAC9IVRw", url: "https://www.youtube.com/watch?v=jNQXAC9IVRw", number: 1 },
  vimeo: { site: "vimeo", id: "76979871", url: "https://vimeo.com/76979871", number: 1 },
} as const;
export const CONSENT = { title: "Videos of other sites", perex: "They play from YouTube and Vimeo." };

const SIZE = { width: 480, height: 480 };
/** More than the distance from which browsers load pictures. */
const PARAGRAPHS = 150;

const body = [
  playerFigure(VIDEOS.youtube, ""),
  playerFigure(VIDEOS.vimeo, ""),
  "<p>Words.</p>".repeat(PARAGRAPHS),
  filmFigure({
    ...FILM,
    ...SIZE,
    captions: CAPTIONS,
    picture: `<picture><img src="${POSTER}" width="${SIZE.width}" height="${SIZE.height}" alt="" loading="lazy" decoding="async"></picture>`,
  }),
].join("");

type ArticleData = { result: { data: Record<string, { body?: { html: string } } | null> } };
type StaticData = { data: { consentSettings?: object } };

async function alterJson<Data>(file: string, alter: (data: Data) => void): Promise<void> {
  const data = JSON.parse(await readFile(file, "utf8")) as Data;
  alter(data);
  await writeFile(file, JSON.stringify(data));
}

/**
 * A copy of the site in which an article has a film and two players, as a build writes them, and the consent explains videos
 * of other sites. The sample content has none, so that no visitor is asked about them.
 */
export async function copyWithMedia(route: string): Promise<SiteCopy> {
  const site = await copySite();
  const inside = (file: string) => path.join(site.folder, file);
  await mkdir(inside(FOLDER), { recursive: true });
  await cp("static/intro/intro.webm", inside(FILM.src));
  await sharp({ create: { ...SIZE, channels: 3, background: "#c8a05f" } }).toFile(inside(POSTER));
  await writeFile(inside(CAPTIONS), "WEBVTT\n\n00:00.000 --> 00:10.000\nIt opens.\n");
  let original = "";
  await alterJson<ArticleData>(inside(`page-data${route}/page-data.json`), ({ result }) => {
    const article = Object.values(result.data).find((part) => part?.body);
    if (!article?.body) throw new Error(`${route} has no text`);
    original = article.body.html;
    article.body.html = body;
  });
  const page = inside(`${route}/index.html`);
  const html = await readFile(page, "utf8");
  if (!html.includes(original)) throw new Error(`${route} does not show its text`);
  await writeFile(
    page,
    html.replace(original, () => body),
  );
  const queries = inside("page-data/sq/d");
  for (const name of await readdir(queries))
    await alterJson<StaticData>(path.join(queries, name), ({ data }) => {
      if (data.consentSettings) Object.assign(data.consentSettings, { media: CONSENT });
    });
  // The policy follows from the pages.
  writeHeaders(readSite(site.folder));
  return site;
}
