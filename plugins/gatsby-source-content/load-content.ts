import { statSync } from "node:fs";
import path from "node:path";
import { checkAddresses } from "./checks/addresses";
import { checkLinks } from "./checks/content-links";
import { checkEnds } from "./checks/ends";
import { adviseEntries, findPlaceholders } from "./checks/entry-advice";
import { checkFilms } from "./checks/films";
import { type Media, resolveMedia } from "./checks/media";
import { resolvePictures } from "./checks/picture-uses";
import { checkPictures, resolvePicture } from "./checks/pictures";
import { placeInBody, placeInText, placeOf } from "./checks/places";
import { checkRedirects } from "./checks/redirects";
import { checkReferences } from "./checks/references";
import { type LinkTarget, linkTargets } from "./checks/route-table";
import { dayIn } from "./model/day";
import { completeDraft } from "./model/drafts";
import { fieldPath, type Place, type Problem } from "./model/problem";
import type { ContentModel, Field } from "./model/types";
import { mapValues } from "./model/walk";
import type { CheckedContent, ContentRules, Findings } from "./reading/checked-content";
import { type ContentOverride, isOverridden } from "./reading/content-override";
import { discoverEntries } from "./reading/discover";
import type { CheckedEntry, Entry } from "./reading/entry";
import { type ContentFiles, listContentFiles } from "./reading/list-files";
import { readEntries } from "./reading/read-entries";
import { siteTimeZone } from "./reading/site-time-zone";

/** `problems`: the content can be built only when there are none. */
export type Content = Findings & {
  /** Entries without problems, drafts included. */
  entries: Entry[];
  /** Addresses to which links of the content may lead. */
  linkTargets: LinkTarget[];
};

export type LoadOptions = {
  /** Absolute path of the content folder. */
  root: string;
  model: ContentModel;
  rules?: ContentRules;
  /**
   * `YYYY-MM-DD`; entries dated later are scheduled. By default the current day in the time zone of
   * the site's settings.
   */
  today?: string;
  /** Folder of the content that another one replaces. */
  override?: ContentOverride | null;
  /** Whether placeholder text is a warning only, as in a preview. */
  isPreview?: boolean;
  /**
   * Files to read as if they were changed: by path in the content folder the absolute path of the
   * new version, undefined where the file is deleted.
   */
  changed?: ReadonlyMap<string, string | undefined>;
};

type Sources = Required<Pick<LoadOptions, "root" | "override" | "changed">>;

/** Lists the content folder, with the overriding folder in place of its own. */
async function listFiles({ root, override, changed }: Sources): Promise<ContentFiles> {
  const listing = await listContentFiles(root);
  const newFiles = [...changed].flatMap(([file, source]) => (source ? file : []));
  const files = [...listing.files.filter((file) => !changed.has(file)), ...newFiles];
  if (!override) return { ...listing, files };
  const replacement = await listContentFiles(override.root);
  const dropOverridden = (problems: readonly Problem[]) =>
    problems.filter(({ file }) => !isOverridden(file, override));
  return {
    files: [...files.filter((file) => !isOverridden(file, override)), ...replacement.files],
    problems: [...dropOverridden(listing.problems), ...replacement.problems],
    warnings: [...dropOverridden(listing.warnings), ...replacement.warnings],
  };
}

/** Gives the absolute path from which a file of the content folder is read. */
const locator =
  ({ root, override, changed }: Sources) =>
  (file: string): string =>
    changed.get(file) ??
    path.join(override && isOverridden(file, override) ? override.root : root, file);

/** Names files in problems as reports do: relative to the project, or by their original source. */
function reportNames({ root, override }: Sources): (problem: Problem) => Problem {
  const label = path.basename(root);
  return ({ usedIn, ...problem }) => {
    const renamed = {
      ...problem,
      ...(usedIn && { usedIn: { ...usedIn, file: `${label}/${usedIn.file}` } }),
      file: `${label}/${problem.file}`,
    };
    return override ? override.rename(renamed) : renamed;
  };
}

function collect(findings: readonly Partial<Findings>[]): Findings {
  return {
    problems: findings.flatMap(({ problems = [] }) => problems),
    warnings: findings.flatMap(({ warnings = [] }) => warnings),
  };
}

/** Checks entries against one another, without opening files. */
function checkEntries(content: CheckedContent, today: string, isPreview: boolean): Findings {
  const placeholders = findPlaceholders(content);
  const isWarning = ({ isBeforePublishing }: Problem) => isPreview || isBeforePublishing === true;
  const siteFindings = (content.rules.checks ?? []).map((check) =>
    check(content, { placeOf, placeInText, placeInBody }),
  );
  return collect([
    {
      warnings: placeholders.filter(isWarning),
      problems: placeholders.filter((one) => !isWarning(one)),
    },
    checkReferences(content),
    checkAddresses(content),
    checkLinks(content, today),
    checkRedirects(content),
    checkEnds(content, today),
    ...siteFindings,
    adviseEntries(content, today),
  ]);
}

type Files = { files: ReadonlySet<string>; locate: (file: string) => string };
type CheckedFiles = Findings & {
  mediaOf: ReadonlyMap<CheckedEntry, Media>;
  /** Pictures and films with the first place that shows each. */
  uses: readonly { file: string; usedIn: Place }[];
};

/** Resolves and opens all pictures and films that entries show. */
async function checkFiles(
  content: CheckedContent,
  { files, locate }: Files,
): Promise<CheckedFiles> {
  const mediaOf = new Map(content.entries.map((entry) => [entry, resolveMedia(entry, files)]));
  const media = [...mediaOf.values()];
  const films = media.flatMap((one) => one.films);
  const pictures = resolvePictures(
    content,
    files,
    media.flatMap(({ posters }) => posters),
  );
  const findings = collect([
    ...media,
    pictures,
    await checkPictures(pictures.uses, content.model, locate),
    { problems: await checkFilms(films, locate) },
  ]);
  return { ...findings, mediaOf, uses: [...pictures.uses, ...films] };
}

/**
 * Gives the test whether an entry has no problem. One in a picture or film is also one of the entry
 * that shows it.
 */
function problemFreeTest(
  problems: readonly Problem[],
  uses: CheckedFiles["uses"],
): (entry: CheckedEntry) => boolean {
  const faulty = new Set(problems.map(({ file }) => file));
  const places: Place[] = [
    ...problems,
    ...uses.filter(({ file }) => faulty.has(file)).map(({ usedIn }) => usedIn),
  ];
  return ({ isSound, sourcePath, basePath }) => {
    const prefix = fieldPath(basePath);
    return (
      isSound &&
      !places.some(({ file, field = "" }) => file === sourcePath && field.startsWith(prefix))
    );
  };
}

const isRequiredText = ({ kind, required }: Field): boolean =>
  kind === "markdown" && required !== false;

/**
 * The public form of an entry: no line numbers, pictures as paths relative to the content folder,
 * empty values for what a draft lacks, computed fields added.
 */
function finishEntry(
  entry: CheckedEntry,
  files: ReadonlySet<string>,
  { films, posters }: Media,
): Entry {
  const { collection, slug, route, sourcePath, visibility, body, idsAbove, words } = entry;
  const isDraft = visibility === "draft";
  const present = mapValues(collection.fields, entry.data, (field, value) => {
    if (field.kind !== "picture" && field.kind !== "film") return value;
    const resolved = resolvePicture(String(value), sourcePath, files);
    return "file" in resolved ? resolved.file : undefined;
  });
  const companions = [
    ...posters.map(({ file }) => file),
    ...films.flatMap(({ captions }) => captions ?? []),
  ];
  const data = isDraft ? completeDraft(collection.fields, present) : present;
  const computed = collection.computed?.compute(data) ?? {};
  const lacksText = isDraft && collection.fields.some(isRequiredText);
  return {
    collection,
    slug,
    route,
    sourcePath,
    visibility,
    body: body ?? (lacksText ? "" : null),
    idsAbove,
    words,
    companions,
    data,
    computed,
  };
}

function missingFolder(root: string): Content {
  const problem = {
    file: path.basename(root),
    rule: "required, the content folder is missing",
    fix: "add it or correct CONTENT_DIR",
  };
  return { entries: [], linkTargets: [], problems: [problem], warnings: [] };
}

/** Reads the whole content folder, checks everything, and reports all problems together. */
export async function loadContent(options: LoadOptions): Promise<Content> {
  const { root, model, rules = {}, override = null, isPreview = false } = options;
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return missingFolder(root);
  const { today = dayIn(siteTimeZone(root, model)), changed = new Map() } = options;
  const sources = { root, override, changed };
  const locate = locator(sources);

  const listing = await listFiles(sources);
  const discovery = discoverEntries(listing.files, path.basename(root), { model, rules });
  const readings = discovery.entryFiles.map((file) => readEntries(file, { locate, today, rules }));
  const content: CheckedContent = {
    model,
    rules,
    entries: readings.flatMap(({ entries }) => entries ?? []),
    unread: discovery.entryFiles.filter((_, index) => readings[index]?.entries === null),
  };

  const files = new Set(listing.files);
  const entryFindings = checkEntries(content, today, isPreview);
  const fileFindings = await checkFiles(content, { files, locate });
  const findings = collect([listing, discovery, ...readings, entryFindings, fileFindings]);

  const isProblemFree = problemFreeTest(findings.problems, fileFindings.uses);
  const rename = reportNames(sources);
  return {
    entries: [...fileFindings.mediaOf]
      .filter(([entry]) => isProblemFree(entry))
      .map(([entry, media]) => finishEntry(entry, files, media)),
    linkTargets: linkTargets(content),
    problems: findings.problems.map(rename),
    warnings: findings.warnings.map(rename),
  };
}
