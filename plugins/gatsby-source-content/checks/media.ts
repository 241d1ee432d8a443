import path from "node:path";
import { companionsOf, postersOf } from "../../gatsby-remark-content/syntax";
import type { Finding, Place } from "../model/problem";
import { walkValues } from "../model/walk";
import type { Findings } from "../reading/checked-content";
import type { CheckedEntry, CheckedText } from "../reading/entry";
import type { FilmUse } from "./films";
import { resolvePicture } from "./pictures";
import { placeInText, placeOf } from "./places";

/** The files that belong to the films and players of one entry, relative to the content folder. */
export type Media = Findings & {
  films: FilmUse[];
  /** Pictures that stand for them, each with the place that shows it. */
  posters: { file: string; usedIn: Place }[];
};

/** The picture that stands for a film, beside it, or the finding where it is missing. */
function posterOf(film: string, files: ReadonlySet<string>): { file: string } | Finding {
  const { posters } = companionsOf(film);
  const poster = posters.find((file) => files.has(file));
  if (poster) return { file: poster };
  return {
    rule: `shows the film "${path.posix.basename(film)}", which has no picture to stand for it`,
    fix: `put a frame of the film beside it, as ${path.posix.basename(posters[0] ?? "")}`,
    formFix: `upload a frame of the film, too, by the name of ${path.posix.basename(posters[0] ?? "")}`,
  };
}

/** @param hasPicture whether a picture beside it, in a field, stands for it */
function addFilm(
  media: Media,
  entry: CheckedEntry,
  { url, usedIn, hasPicture = false }: { url: string; usedIn: Place; hasPicture?: boolean },
  files: ReadonlySet<string>,
): void {
  const resolved = resolvePicture(url, entry.sourcePath, files, {
    word: "film",
    example: "./name.mp4",
  });
  if (!("file" in resolved)) {
    media.problems.push({ ...usedIn, ...resolved });
    return;
  }
  const { file } = resolved;
  if (!hasPicture) {
    const poster = posterOf(file, files);
    if ("file" in poster) media.posters.push({ file: poster.file, usedIn });
    else media.problems.push({ ...usedIn, ...poster });
  }
  const { captions } = companionsOf(file);
  const hasCaptions = files.has(captions);
  if (!hasCaptions)
    media.warnings.push({
      ...usedIn,
      rule: `shows the film "${path.posix.basename(file)}" without captions`,
      fix: `if anyone speaks in it, add ${path.posix.basename(captions)} with the words`,
      formFix: `if anyone speaks in it, upload ${path.posix.basename(captions)} with the words, too`,
    });
  media.films.push({ file, captions: hasCaptions ? captions : null, usedIn });
}

/** Adds the films and players of a text. */
function addMedia(
  media: Media,
  entry: CheckedEntry,
  text: CheckedText,
  files: ReadonlySet<string>,
): void {
  const placeOfLine = (line: number) => placeInText(entry, text, line);
  for (const { url, line } of text.metadata.films)
    addFilm(media, entry, { url, usedIn: placeOfLine(line) }, files);
  const folder = path.posix.dirname(entry.sourcePath);
  for (const { line, ...player } of text.metadata.players) {
    const poster = postersOf(player)
      .map((name) => path.posix.join(folder, name))
      .find((file) => files.has(file));
    if (poster) media.posters.push({ file: poster, usedIn: placeOfLine(line) });
  }
}

/**
 * Finds the files of an entry's films and players.
 * @param files every file of the content folder
 */
export function resolveMedia(entry: CheckedEntry, files: ReadonlySet<string>): Media {
  const media: Media = { films: [], posters: [], problems: [], warnings: [] };
  walkValues(entry.collection.fields, entry.data, (field, value, path) => {
    if (field.kind !== "film") return;
    const usedIn = placeOf(entry, path);
    addFilm(media, entry, { url: String(value), usedIn, hasPicture: true }, files);
  });
  for (const text of entry.texts) addMedia(media, entry, text, files);
  return media;
}
