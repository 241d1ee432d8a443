import path from "node:path";
import { companionsOf, postersOf } from "../../../../plugins/gatsby-remark-content/syntax";
import { MARKETING } from "../../../constants/measuring";
import type { Place, Problem } from "../../../content-model/problem";
import { MEDIA_WORDS } from "../../../content-model/settings/consent";
import { walkValues } from "../../../content-model/walk";
import type { CheckedEntry } from "../entry";
import { placeOf } from "./check-entries";
import type { FilmUse } from "./films";
import { resolvePicture } from "./pictures";

/** The files that belong to the films and players of one entry, relative to the content folder. */
export type Media = {
  films: FilmUse[];
  /** Pictures that stand for them, each with the place that shows it. */
  posters: { file: string; usedIn: Place }[];
  problems: Problem[];
  warnings: Problem[];
};

/**
 * Finds the files of an entry's films and players.
 * @param files every file of the content folder
 */
export function resolveMedia(entry: CheckedEntry, files: ReadonlySet<string>): Media {
  const media: Media = { films: [], posters: [], problems: [], warnings: [] };
  const { sourcePath, bodyLine, metadata } = entry;
  /** @param hasPicture whether a picture beside it, in a field, stands for it */
  const addFilm = (url: string, usedIn: Place, hasPicture = false): void => {
    const resolved = resolvePicture(url, sourcePath, files, {
      word: "film",
      example: "./name.mp4",
    });
    if (!("file" in resolved)) {
      media.problems.push({ ...usedIn, ...resolved });
      return;
    }
    const { posters, captions } = companionsOf(resolved.file);
    const name = path.posix.basename(resolved.file);
    const poster = hasPicture ? undefined : posters.find((file) => files.has(file));
    if (poster) media.posters.push({ file: poster, usedIn });
    else if (!hasPicture) {
      const fix = `put a frame of the film beside it, as ${path.posix.basename(posters[0] ?? "")}`;
      media.problems.push({
        ...usedIn,
        rule: `shows the film "${name}", which has no picture to stand for it`,
        fix,
      });
    }
    const hasCaptions = files.has(captions);
    if (!hasCaptions) {
      const fix = `if anyone speaks in it, add ${path.posix.basename(captions)} with the words`;
      media.warnings.push({ ...usedIn, rule: `shows the film "${name}" without captions`, fix });
    }
    media.films.push({ file: resolved.file, captions: hasCaptions ? captions : null, usedIn });
  };
  walkValues(entry.collection.fields, entry.data, (field, value, path) => {
    if (field.kind === "film") addFilm(String(value), placeOf(entry, path), true);
  });
  for (const { url, line } of metadata?.films ?? [])
    addFilm(url, { file: sourcePath, line: bodyLine + line - 1 });
  for (const { line, ...player } of metadata?.players ?? []) {
    const posters = postersOf(player).map((name) =>
      path.posix.join(path.posix.dirname(sourcePath), name),
    );
    const poster = posters.find((file) => files.has(file));
    if (poster)
      media.posters.push({ file: poster, usedIn: { file: sourcePath, line: bodyLine + line - 1 } });
  }
  return media;
}

/** Visitors are asked for a category in words of the settings. */
export function checkThirdParties(entries: readonly CheckedEntry[]): Problem[] {
  const consent = entries.find(({ collection }) => collection.name === "consent");
  const first = entries.find(
    ({ collection, data }) => collection.name === "third-parties" && data.category === MARKETING,
  );
  if (!consent || !first || consent.data[MARKETING] !== undefined) return [];
  const rule = `is missing, and "${first.data.name}" of ${first.sourcePath} belongs to it`;
  const fix =
    "write its title and its text there, let the question speak of advertising, and raise the version";
  return [{ file: consent.sourcePath, field: MARKETING, rule, fix }];
}

/**
 * Players ask for a consent, which the settings should explain; where they do not, words of ours
 * are put in their place. A site without players asks for none.
 */
export function explainPlayers(entries: readonly CheckedEntry[]): Problem[] {
  const consent = entries.find(({ collection }) => collection.name === "consent");
  const first = entries.find(
    ({ visibility, metadata }) => visibility === "published" && metadata?.players[0],
  );
  if (!consent || consent.data.media !== undefined || !first) return [];
  consent.data.media = { ...MEDIA_WORDS };
  return [
    {
      file: consent.sourcePath,
      field: "media",
      rule: `is missing, and ${first.sourcePath} plays a video of another site; visitors read words that suit any site`,
      fix: "write a title and a text of your own there, and name the site in the privacy policy",
    },
  ];
}
