import { textOf, valueAt } from "../values";
import { lineOfSetting, mayMean, ruleName, type SiteRule } from "./site-rule";

type Group = Record<string, unknown>;

/** A file of settings, and what it says. */
export type Settings = { name: string; text: string; data: unknown };

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
const groupOf = (value: unknown): Group =>
  typeof value === "object" && value !== null ? (value as Group) : {};

/** The values of a key at any depth. */
function valuesOf(data: unknown, key: string): unknown[] {
  return Object.entries(groupOf(data)).flatMap(([name, value]) =>
    name.toLowerCase() === key ? listOf(value) : valuesOf(value, key),
  );
}

/** Makes a rule of what a setting says. */
const rule = (
  { name, text }: Settings,
  key: string,
  words: string,
  rest: Pick<SiteRule, "concerns" | "fields">,
): SiteRule => ({
  name: ruleName(name, key, words),
  line: lineOfSetting(text, key, words),
  ...rest,
});

/** Jekyll's `exclude`, and Hexo's three: globs. */
const leftOut = (settings: Settings): SiteRule[] =>
  ["exclude", "ignore", "skip_render"].flatMap((key) =>
    listOf(groupOf(settings.data)[key])
      .map(textOf)
      .filter(Boolean)
      .map((glob) => rule(settings, key, glob, { concerns: (file) => mayMean(glob, file) })),
  );

/** An expression of Go on a whole path; one that is not understood is for all files. */
function matchesExpression(expression: string, file: string): boolean {
  if (expression.startsWith("^")) return true;
  try {
    return new RegExp(expression, "i").test(`/${file}`);
  } catch {
    return true;
  }
}

const ignoredFiles = (settings: Settings): SiteRule[] =>
  valuesOf(settings.data, "ignorefiles").map((value) =>
    rule(settings, "ignoreFiles", textOf(value), {
      concerns: (file) => matchesExpression(textOf(value), file),
    }),
  );

/** Hugo's mounts of content: what none of them has, or one leaves out. */
function mounts(settings: Settings): SiteRule[] {
  const all = valuesOf(settings.data, "mounts").map(groupOf);
  const ofContent = all.filter((mount) => /^content\b/.test(textOf(valueAt(mount, "target"))));
  if (ofContent.length === 0) return [];
  const sources = ofContent.map((mount) => textOf(valueAt(mount, "source")));
  const hasFilter = /"(?:excludeFiles|includeFiles|files)":/i.test(JSON.stringify(ofContent));
  return [
    rule(settings, "mounts", "", {
      concerns: (file) => hasFilter || !sources.some((source) => file.startsWith(source)),
    }),
  ];
}

/** Fields that Hugo gives to all pages below a path. */
const cascades = (settings: Settings): SiteRule[] =>
  valuesOf(settings.data, "cascade").map((cascade) => {
    const { params, _target, target, ...fields } = groupOf(cascade);
    const aim = groupOf(_target ?? target);
    const [path, kind] = [textOf(valueAt(aim, "path")), textOf(valueAt(aim, "kind"))];
    return rule(settings, "cascade", path, {
      fields: { ...fields, ...groupOf(params) },
      concerns: (file) => (kind === "" || mayMean(kind, "page")) && mayMean(path, file),
    });
  });

/** Fields that Jekyll gives to all articles of a scope. */
const defaults = (settings: Settings): SiteRule[] =>
  listOf(groupOf(settings.data).defaults).map((entry) => {
    const { scope, values } = groupOf(entry);
    const [path, type] = [textOf(groupOf(scope).path), textOf(groupOf(scope).type)];
    const isForPages = /^pages?$/.test(type);
    return rule(settings, "defaults", path, {
      fields: groupOf(values),
      concerns: (file) =>
        !(isForPages && /(?:^|\/)_(?:posts|drafts)\//.test(file)) && mayMean(path, file),
    });
  });

/** Jekyll's number of articles that it shows. */
const limits = (settings: Settings): SiteRule[] =>
  listOf(groupOf(settings.data).limit_posts)
    .filter((limit) => limit !== 0)
    .map((limit) => rule(settings, "limit_posts", textOf(limit), { concerns: () => true }));

/** What files of settings say of several articles at once. */
export const rulesOfSettings = (settings: readonly Settings[]): SiteRule[] =>
  settings.flatMap((file) =>
    [leftOut, ignoredFiles, mounts, cascades, defaults, limits].flatMap((read) => read(file)),
  );
