import type { Place, Problem } from "../model/problem";
import { PROSE_SLOT } from "../model/types";
import { walkValues } from "../model/walk";
import type { CheckedContent } from "../reading/checked-content";
import type { CheckedEntry } from "../reading/entry";
import { type PictureUse, resolvePicture } from "./pictures";
import { placeInText, placeOf } from "./places";

/**
 * Resolves every picture to its file, with all slots it is used in.
 * @param files every file of the content folder
 * @param posters pictures that stand for films and players
 */
export function resolvePictures(
  { entries }: CheckedContent,
  files: ReadonlySet<string>,
  posters: readonly { file: string; usedIn: Place }[],
): { uses: PictureUse[]; problems: Problem[] } {
  const uses = new Map<string, PictureUse>();
  const problems: Problem[] = [];
  const add = (file: string, slot: string, usedIn: Place) => {
    const use = uses.get(file) ?? { file, slots: new Set(), usedIn };
    use.slots.add(slot);
    uses.set(file, use);
  };
  const resolve = (entry: CheckedEntry, reference: string, slot: string, place: Place) => {
    const resolved = resolvePicture(reference, entry.sourcePath, files);
    if ("file" in resolved) add(resolved.file, slot, place);
    else problems.push({ ...place, ...resolved });
  };
  for (const entry of entries) {
    const { fields, bodySlot = PROSE_SLOT } = entry.collection;
    walkValues(fields, entry.data, (field, value, path) => {
      if (field.kind === "picture") resolve(entry, String(value), field.slot, placeOf(entry, path));
    });
    for (const text of entry.texts)
      for (const { url, line, isAlone } of text.metadata.pictures)
        resolve(entry, url, isAlone ? bodySlot : PROSE_SLOT, placeInText(entry, text, line));
  }
  // A frame of a film is as large as the film.
  for (const { file, usedIn } of posters) add(file, PROSE_SLOT, usedIn);
  return { uses: [...uses.values()], problems };
}
