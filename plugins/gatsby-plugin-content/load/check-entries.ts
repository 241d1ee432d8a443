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

/**
 * References must name an entry that exists.
 * @param names by collection, see `namesByCollection`
 */
export function checkReferences(
  entries: readonly CheckedEntry[],
  names: ReadonlyMap<string, ReadonlySet<string>>,
  label: string,
): Problem[] {
  const problems: Problem[] = [];
  for (const entry of entries) {
    walkValues(entry.collection.fields, entry.data, (field, value, path) => {
      if (field.kind !== "reference") return;
      const known = names.get(field.to);
      if (known && !known.has(String(value)))
        problems.push({
          ...place(entry, label, path),
          rule: `unknown ${field.label.toLowerCase()} "${String(value)}"`,
          mend: suggestion(String(value), [...known]),
        });
    });
  }
  return problems;
}

/** Several entries without a page of their own share one: gatsby-remark-content puts the name before their anchors. */
function ownAnchors({ route, slug, facts }: CheckedEntry): ReadonlySet<string> {
  return new Set(facts?.headingIds.map((id) => (route === null ? `${slug}-${id}` : id)));
}

/** Links in fields and in Markdown must lead somewhere. */
export function checkLinks(entries: readonly CheckedEntry[], broken: readonly EntryFile[], label: string): Problem[] {
  const problems: Problem[] = [];
  const live = routeTable(entries, broken, false);
  const all = routeTable(entries, broken, true);
  for (const entry of entries) {
    const anchors = ownAnchors(entry);
    const check = (url: string) => {
      if (entry.visibility !== "published") return checkLink(url, all, entry.route, anchors);
      const finding = checkLink(url, live, entry.route, anchors);
      return finding && !checkLink(url, all, entry.route, anchors)
        ? { rule: `links to "${url}", which is not published yet`, mend: "publish that, or remove the link" }
        : finding;
    };
    walkValues(entry.collection.fields, entry.data, (field, value, path) => {
      const finding = field.kind === "link" ? check(String(value)) : null;
      if (finding) problems.push({ ...place(entry, label, path), ...finding });
    });
    for (const { url, line } of entry.facts?.links ?? []) {
      const finding = check(url);
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

/**
 * The names references may use, by collection. Those of entries that have problems of their own count, too; a collection
 * whose one file cannot be read is left out: references to it are no further problem.
 */
export function namesByCollection(
  model: readonly Collection[],
  files: readonly { collection: Collection; names: readonly string[] | null }[],
): Map<string, Set<string>> {
  const known = new Map(model.map(({ name }) => [name, new Set<string>()]));
  for (const { collection, names } of files) {
    if (names === null) known.delete(collection.name);
    for (const name of names ?? []) known.get(collection.name)?.add(name);
  }
  return known;
}
