import { fieldAdvice } from "../../../content-model/advice";
import { CONTENT_MODEL } from "../../../content-model/content-model";
import { ADDRESS } from "../../../content-model/field-sets";
import { suggestion } from "../../../content-model/nearest";
import { TO_BE_WRITTEN } from "../../../content-model/placeholders";
import { fieldPath, type Path, type Place, type Problem } from "../../../content-model/problem";
import type { SlotName } from "../../../content-model/types";
import { walkValues } from "../../../content-model/walk";
import type { CheckedEntry } from "../entry";
import type { EntryFile } from "../files/discover";
import { checkLink, linkWarning } from "./links";
import { type PictureUse, resolvePicture } from "./pictures";
import { ownAnchors, routeTable } from "./route-table";

/** Where a field of an entry stands. */
export function placeOf({ sourcePath, basePath, lineOf }: CheckedEntry, path: Path): Place {
  const at = [...basePath, ...path];
  return { file: sourcePath, line: lineOf(at), field: fieldPath(at) };
}

const placeInBody = ({ sourcePath, bodyLine }: CheckedEntry, line: number): Place => ({
  file: sourcePath,
  line: bodyLine + line - 1,
});

/**
 * References must name an entry that exists.
 * @param names by collection, see `namesByCollection`
 */
export function checkReferences(
  entries: readonly CheckedEntry[],
  names: ReadonlyMap<string, Names>,
): Problem[] {
  const problems: Problem[] = [];
  for (const entry of entries) {
    walkValues(entry.collection.fields, entry.data, (field, value, path) => {
      if (field.kind !== "reference") return;
      const known = names.get(field.to);
      const name = String(value);
      if (!known || known.has(name)) return;
      const offered = [...known.keys()].filter((other) => known.get(other));
      const rule = `unknown ${field.label.toLowerCase()} "${name}"`;
      problems.push({ ...placeOf(entry, path), rule, fix: suggestion(name, offered) });
    });
  }
  return problems;
}

/** No two pages have one address. */
export function checkAddresses(entries: readonly CheckedEntry[]): Problem[] {
  const pages = new Map<string, string>();
  return entries.flatMap((entry) => {
    const { route, sourcePath } = entry;
    const other = route === null ? undefined : pages.get(route);
    if (route !== null) pages.set(route, other ?? sourcePath);
    const fix = "choose another one";
    return other
      ? [
          {
            ...placeOf(entry, [ADDRESS.name]),
            rule: `has the address of ${other}, "${route}"`,
            fix,
          },
        ]
      : [];
  });
}

/** What the editor should think about in valid fields. */
export const adviseEntries = (entries: readonly CheckedEntry[], today: string): Problem[] =>
  entries.flatMap((entry) =>
    fieldAdvice(entry.collection.fields, entry.data, today).map(({ path, ...found }) => ({
      ...placeOf(entry, path),
      ...found,
    })),
  );

/** Placeholders of `npm run new` in what is, or will be, published. */
export function findPlaceholders(entries: readonly CheckedEntry[]): Problem[] {
  const found = {
    rule: "still contains placeholder text",
    fix: "replace it, or make the entry a draft if it can be one",
  };
  return entries
    .filter(({ visibility }) => visibility !== "draft")
    .flatMap((entry) => {
      const places: Place[] = [];
      walkValues(entry.collection.fields, entry.data, ({ kind }, value, path) => {
        if (kind !== "markdown" && TO_BE_WRITTEN.test(String(value)))
          places.push(placeOf(entry, path));
      });
      for (const [index, line] of (entry.body ?? "").split("\n").entries())
        if (TO_BE_WRITTEN.test(line)) places.push(placeInBody(entry, index + 1));
      return places.map((place) => ({ ...place, ...found }));
    });
}

/** Links in fields and in Markdown must resolve; those that resolve but are unwise are warnings. */
export function checkLinks(
  entries: readonly CheckedEntry[],
  unread: readonly EntryFile[],
): { problems: Problem[]; warnings: Problem[] } {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const live = routeTable(entries, unread, false);
  const all = routeTable(entries, unread, true);
  const site = entries.find(({ collection }) => collection.name === "site")?.data.url;
  const origin = typeof site === "string" ? site : null;
  const redirects = entries.find(({ collection }) => collection.name === "redirects")?.data.items;
  const leadsOn = new Map(
    (redirects as { from: string; to: string }[] | undefined)?.map(({ from, to }) => [from, to]),
  );
  for (const entry of entries) {
    const anchors = ownAnchors(entry);
    const check = (url: string, place: Place): boolean => {
      const inAll = checkLink(url, all, entry.route, anchors, origin);
      const inLive = checkLink(url, live, entry.route, anchors, origin);
      const isRedirect = entry.collection.name === "redirects";
      const early = entry.visibility === "published" && inLive && !inAll;
      const unpublished = {
        rule: `links to "${url}", which is not published yet`,
        fix: "publish that, or remove the link",
      };
      const finding = early && !isRedirect ? unpublished : inAll;
      const [page = ""] = url.split(/[?#]/);
      const to = all.has(page) || isRedirect ? undefined : leadsOn.get(page);
      const moved = to && { rule: `links to "${url}", which is redirected`, fix: `write "${to}"` };
      const warning = moved || (early ? unpublished : finding ? null : linkWarning(url, origin));
      if (finding && !moved) problems.push({ ...place, ...finding });
      else if (warning) warnings.push({ ...place, ...warning });
      return !finding;
    };
    walkValues(entry.collection.fields, entry.data, (field, value, path, group) => {
      if (field.kind !== "link" || !check(String(value), placeOf(entry, path)) || !field.anchor)
        return;
      const anchor = group[field.anchor];
      if (anchor !== undefined)
        check(
          `${String(value)}#${String(anchor)}`,
          placeOf(entry, [...path.slice(0, -1), field.anchor]),
        );
    });
    for (const { url, line } of entry.metadata?.links ?? []) check(url, placeInBody(entry, line));
  }
  return { problems, warnings };
}

/**
 * Resolves every picture to a file; the entry's value becomes the path relative to the content
 * folder.
 * @param posters pictures that stand for films and players
 */
export function resolvePictures(
  entries: readonly CheckedEntry[],
  files: ReadonlySet<string>,
  posters: readonly { file: string; usedIn: Place }[],
): { uses: PictureUse[]; problems: Problem[] } {
  const uses = new Map<string, PictureUse>();
  const problems: Problem[] = [];
  const add = (file: string, slot: SlotName, place: Place) => {
    const known = uses.get(file) ?? { file, slots: new Set(), usedIn: place };
    known.slots.add(slot);
    uses.set(file, known);
  };
  const use = (entry: CheckedEntry, reference: string, slot: SlotName, place: Place) => {
    const resolved = resolvePicture(reference, entry.sourcePath, files);
    if ("file" in resolved) add(resolved.file, slot, place);
    else problems.push({ ...place, ...resolved });
  };
  for (const entry of entries) {
    walkValues(entry.collection.fields, entry.data, (field, value, path) => {
      if (field.kind === "picture") use(entry, String(value), field.slot, placeOf(entry, path));
    });
    for (const { url, line, isAlone } of entry.metadata?.pictures ?? [])
      use(entry, url, (isAlone && entry.collection.bodySlot) || "prose", placeInBody(entry, line));
  }
  // A frame of a film is as large as the film.
  for (const { file, usedIn } of posters) add(file, "prose", usedIn);
  return { uses: [...uses.values()], problems };
}

/** Names that references may use; `false` for invalid ones, which no message suggests. */
export type Names = ReadonlyMap<string, boolean>;

/**
 * The names references may use, by collection. Those of entries that have problems of their own
 * count, too; a collection whose one file cannot be read is left out: references to it are not
 * reported as well.
 */
export function namesByCollection(
  entries: readonly CheckedEntry[],
  unread: readonly EntryFile[],
): Map<string, Names> {
  const known = new Map(CONTENT_MODEL.map(({ name }) => [name, new Map<string, boolean>()]));
  for (const { collection, slug, named } of [...entries, ...unread]) {
    const names = known.get(collection.name);
    if (slug !== "") names?.set(slug, named || names.get(slug) === true);
  }
  for (const { collection } of unread)
    if (collection.format === "list") known.delete(collection.name);
  return known;
}
