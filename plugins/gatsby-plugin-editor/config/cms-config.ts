import type { Collection, ContentModel } from "../../gatsby-source-content/model";
import { DRAFT_FIELD, hasDrafts } from "../../gatsby-source-content/model";
import type { CmsBackend, EntryAnchor, ListView } from "../options";
import {
  type CmsField,
  cmsFields,
  listFileFields,
  SETTINGS_COLLECTION,
  titleField,
} from "./cms-fields";

export type CmsOptions = {
  backend: CmsBackend;
  /** The content folder as the back end sees it; empty if it sees nothing else. */
  root: string;
  /** See `EditorOptions`. */
  anchors?: readonly EntryAnchor[];
  filters?: readonly ListView[];
  groups?: readonly ListView[];
};

/** Names of the formats that the editor registers: see `browser/formats.ts`. */
export const CMS_FORMATS = { markdown: "content-markdown", json: "content-json" } as const;

/**
 * Lets a click in the preview lead to its field: see `browser/click-to-edit/`. Decap's own way of it
 * is on as well, since it keeps the form from scrolling whenever the preview does.
 */
const CLICK_TO_EDIT = { editor: { visualEditing: true } };

const inFolder = (root: string, folder: string): string => (root ? `${root}/${folder}` : folder);
const has = ({ fields }: Collection, name: string): boolean =>
  fields.some((field) => field.name === name);

/** The options of a collection's list: titles of entries, sorting, filters and groups. */
function listOptions(collection: Collection, options: CmsOptions): Record<string, unknown> {
  const title = titleField(collection);
  const sortable = ["date", "updated"].filter((name) => has(collection, name));
  const views = (all: readonly ListView[] = []) =>
    all.filter(({ field }) => has(collection, field));
  const filters = views(options.filters);
  const groups = views(options.groups);
  const draft = has(collection, DRAFT_FIELD) ? "{{draft | ternary('Draft: ', '')}}" : "";
  return {
    identifier_field: title,
    summary: `${draft}{{${title}}}`,
    sortable_fields: [title, ...sortable],
    ...(filters.length > 0 && { view_filters: filters }),
    ...(groups.length > 0 && { view_groups: groups }),
  };
}

/**
 * The address of an entry on the site; without it, links lead to the home page.
 * Source: https://decapcms.org/docs/deploy-preview-links/
 */
function previewPath(
  { name, format, routePrefix, page }: Collection,
  { anchors = [] }: CmsOptions,
): { preview_path?: string } {
  const slug = format === "markdown" ? "{{dirname}}" : "{{slug}}";
  if (routePrefix !== null) return { preview_path: `${routePrefix}/${slug}` };
  const place = anchors.find(({ collection }) => collection === name);
  const anchor = place && format !== "list" ? `#${place.prefix ?? ""}${slug}` : "";
  const route = page ?? place?.page;
  return route ? { preview_path: `${route}${anchor}` } : {};
}

/** A collection with a file, or a folder with `index.md`, for each entry and its pictures. */
function folderCollection(collection: Collection, options: CmsOptions, model: ContentModel) {
  const isMarkdown = collection.format === "markdown";
  return {
    name: collection.name,
    label: collection.label,
    ...(collection.singular && { label_singular: collection.singular }),
    folder: inFolder(options.root, collection.folder),
    create: true,
    // Shorter than the longest address that the checks accept: an accented letter may become two.
    slug: "{{slug | truncate(70)}}",
    ...(isMarkdown && { path: "{{slug}}/index" }),
    extension: isMarkdown ? "md" : "json",
    format: isMarkdown ? CMS_FORMATS.markdown : CMS_FORMATS.json,
    media_folder: "",
    public_folder: "",
    ...CLICK_TO_EDIT,
    ...previewPath(collection, options),
    ...listOptions(collection, options),
    fields: cmsFields(collection.fields, { ...model, hasDrafts: hasDrafts(collection) }),
  };
}

function settingsFileOf(collection: Collection, options: CmsOptions, model: ContentModel) {
  const fields: CmsField[] =
    collection.format === "list"
      ? listFileFields(collection, model)
      : cmsFields(collection.fields, model);
  const file = `${inFolder(options.root, collection.folder)}.json`;
  // Files of settings lie side by side, so the pictures of each have a folder of their own.
  const pictures = collection.name;
  return {
    name: collection.name,
    label: collection.label,
    file,
    media_folder: pictures,
    public_folder: pictures,
    ...previewPath(collection, options),
    fields,
  };
}

/**
 * Projects the content model to the configuration of Decap CMS: a collection for each that has
 * entries in files of their own, and one whose files are the singletons and ordered lists. Source:
 * https://decapcms.org/docs/configuration-options/
 */
export function cmsConfig(model: ContentModel, options: CmsOptions) {
  const isFile = ({ format }: Collection): boolean => format === "single" || format === "list";
  const library = model.site ?? "pictures";
  const isLocal = options.backend.name === "proxy";
  // Each change on a live site is a draft: of two that sort entries in one file, one would be lost.
  const isOffered = ({ name }: Collection): boolean => isLocal || name !== model.order;
  return {
    backend: options.backend,
    ...(!isLocal && { publish_mode: "editorial_workflow" }),
    // For the library that opens without an entry. In a folder with entries it could delete those.
    media_folder: inFolder(options.root, `${SETTINGS_COLLECTION}/${library}`),
    public_folder: library,
    // Removes place, camera and photographer from pictures.
    media_processing: { enabled: true, quality: 85, strip_metadata: true },
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    collections: [
      ...model.collections
        .filter((collection) => !isFile(collection))
        .map((collection) => folderCollection(collection, options, model)),
      {
        name: SETTINGS_COLLECTION,
        label: "Settings and page texts",
        description: "Words and settings that exist once. Each file is one page or subject.",
        format: CMS_FORMATS.json,
        extension: "json",
        ...CLICK_TO_EDIT,
        files: model.collections
          .filter((collection) => isFile(collection) && isOffered(collection))
          .map((collection) => settingsFileOf(collection, options, model)),
      },
    ],
  };
}
