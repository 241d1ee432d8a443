import { FIXED_ROUTES } from "../../../src/constants/routes";
import { suggestion } from "../../../src/content-model/nearest";
import { fieldPath, type Path, type Problem } from "../../../src/content-model/problem";
import type { Collection, SlotName } from "../../../src/content-model/types";
import { walkValues } from "../../../src/content-model/walk";
import type { EntryFile } from "./discover";
import { type CheckedEntry, routeOf } from "./entry";
import { checkLink, type RouteTable } from "./links";
import { resolvePicture } from "./pictures";

/** A picture and every slot it is used in, with the places that use it. */
export type PictureUse = { file: string; slots: Set<SlotName>; usedBy: Problem[] };

const place = (entry: CheckedEntry, label: string, path: Path): Pick<Problem, "file" | "line" | "field"> => {
  const at = [...entry.basePath, ...path];
  return { file: `${label}/${entry.sourcePath}`, line: entry.lineOf(at), field: fieldPath(at) };
};

/**
 * Every address of the site with its known anchors.
 * @param entries the entries that are right in themselves
 * @param broken files with problems of their own: links to their pages are no further problem
 * @param includeUnpublished false for links from published pages, which would be dead on the live site
 */
export function routeTable(
  entries: readonly CheckedEntry[],
  broken: readonly EntryFile[],
  includeUnpublished: boolean,
): RouteTable {
  const slugs = (name: string) =>
    new Set(entries.filter(({ collection }) => collection.name === name).map(({ slug }) => slug));
  const routes: RouteTable = new Map(FIXED_ROUTES.map((route) => [route as string, null]));
  const whole = (name: string) => broken.every(({ collection }) => collection.name !== name);
  if (whole("services")) routes.set("/services", slugs("services"));
  if (whole("categories")) routes.set("/blog", slugs("categories"));
  for (const { collection, slug } of broken) {
    const route = routeOf(collection, slug);
    if (route) routes.set(route, null);
  }
  for (const { route, facts, visibility } of entries) {
    if (route && (includeUnpublished || visibility === "published"))
      routes.set(route, new Set(facts?.headingIds ?? []));
  }
  return routes;
}

/** References must name an entry that exists. Names of entries that have problems of their own count as existing. */
export function checkReferences(
  entries: readonly CheckedEntry[],
  names: ReadonlyMap<string, ReadonlySet<string>>,
  label: string,
): Problem[] {
  const problems: Problem[] = [];
  for (const entry of entries) {
    walkValues(entry.collection.fields, entry.data, (field, value, path) => {
      if (field.kind !== "reference") return;
      const known = names.get(field.to) ?? new Set();
      if (!known.has(String(value)))
        problems.push({
          ...place(entry, label, path),
          rule: `unknown ${field.label.toLowerCase()} "${String(value)}"`,
          mend: suggestion(String(value), [...known]),
        });
    });
  }
  return problems;
}

/** Links in fields and in Markdown must lead somewhere. */
export function checkLinks(entries: readonly CheckedEntry[], broken: readonly EntryFile[], label: string): Problem[] {
  const problems: Problem[] = [];
  const live = routeTable(entries, broken, false);
  const all = routeTable(entries, broken, true);
  for (const entry of entries) {
    const routes = entry.visibility === "published" ? live : all;
    const anchors = new Set(entry.facts?.headingIds ?? []);
    walkValues(entry.collection.fields, entry.data, (field, value, path) => {
      const finding = field.kind === "link" ? checkLink(String(value), routes, entry.route, anchors) : null;
      if (finding) problems.push({ ...place(entry, label, path), ...finding });
    });
    for (const { url, line } of entry.facts?.links ?? []) {
      const finding = checkLink(url, routes, entry.route, anchors);
      if (finding) problems.push({ file: `${label}/${entry.sourcePath}`, line: entry.bodyLine + line - 1, ...finding });
    }
  }
  return problems;
}

/** Resolves every picture to a file; the entry's value becomes the path relative to the content folder. */
export function resolvePictures(
  entries: readonly CheckedEntry[],
  files: ReadonlySet<string>,
  label: string,
): { uses: PictureUse[]; problems: Problem[] } {
  const uses = new Map<string, PictureUse>();
  const problems: Problem[] = [];
  const use = (
    entry: CheckedEntry,
    reference: string,
    slot: SlotName,
    where: Pick<Problem, "file" | "line" | "field">,
  ) => {
    const resolved = resolvePicture(reference, entry.sourcePath, files);
    if (!("file" in resolved)) {
      problems.push({ ...where, ...resolved });
      return;
    }
    const known = uses.get(resolved.file) ?? { file: resolved.file, slots: new Set(), usedBy: [] };
    known.slots.add(slot);
    known.usedBy.push({ ...where, rule: "", mend: "" });
    uses.set(resolved.file, known);
  };
  for (const entry of entries) {
    walkValues(entry.collection.fields, entry.data, (field, value, path) => {
      if (field.kind === "picture") use(entry, String(value), field.slot, place(entry, label, path));
    });
    for (const { url, line } of entry.facts?.pictures ?? []) {
      use(entry, url, "prose", { file: `${label}/${entry.sourcePath}`, line: entry.bodyLine + line - 1 });
    }
  }
  return { uses: [...uses.values()], problems };
}

type Redirect = { from: string; to: string };

/** A redirect must start at an address that is free and end, in one step, at a page that exists. */
export function checkRedirects(
  entries: readonly CheckedEntry[],
  broken: readonly EntryFile[],
  label: string,
): Problem[] {
  const entry = entries.find(({ collection }) => collection.name === "redirects");
  const items = (entry?.data.items ?? []) as Redirect[];
  if (!entry) return [];
  const routes = routeTable(entries, broken, true);
  const sources = items.map(({ from }) => from);
  return items.flatMap(({ from, to }, index) => {
    const report = (name: keyof Redirect, rule: string, mend: string): Problem => ({
      ...place(entry, label, ["items", index, name]),
      rule,
      mend,
    });
    const target = to.split(/[?#]/)[0] ?? "";
    const found: Problem[] = [];
    if (routes.has(from))
      found.push(report("from", `redirects "${from}", which is a page`, "remove the redirect or the page"));
    if (sources.indexOf(from) !== index)
      found.push(report("from", `redirects "${from}" a second time`, "remove one of them"));
    if (sources.includes(target))
      found.push(report("to", `redirect error: "${to}" is redirected itself`, "name the last page"));
    return found;
  });
}

/** Slugs by collection. */
export function namesByCollection(
  model: readonly Collection[],
  slugs: Iterable<{ collection: Collection; slug: string }>,
): Map<string, Set<string>> {
  const names = new Map(model.map(({ name }) => [name, new Set<string>()]));
  for (const { collection, slug } of slugs) names.get(collection.name)?.add(slug);
  return names;
}
