import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";
import { parse } from "yaml";

/** A picture some entry asks for. Paths are relative to `content/`, with forward slashes. */
export type PictureRequest = {
  path: string;
  /** File that asks for it. */
  askedBy: string;
  alt: string;
  /** The entry (front matter or JSON) the picture belongs to. */
  entry: Readonly<Record<string, unknown>>;
};

const PICTURE = /^\.\/[^ ]+\.(?:jpg|jpeg|png|webp)$/;
const MARKDOWN_PICTURE = /!\[([^\]]*)\]\((\.\/[^ )]+)/g;

/** All pictures that the entries below a folder name, each once, in the order of their paths. */
export function readRequests(content: string): PictureRequest[] {
  const found = new Map<string, PictureRequest>();
  for (const file of filesBelow(content)) {
    const askedBy = relative(content, file).split(sep).join("/");
    const { data, body } = readEntry(file);
    const add = (picture: string, alt: string, entry: Record<string, unknown>): void => {
      const path = posix.join(dirname(askedBy), picture);
      if (!found.has(path)) found.set(path, { path, askedBy, alt, entry });
    };
    collect(data, data, add);
    for (const [, alt = "", picture = ""] of body.matchAll(MARKDOWN_PICTURE)) add(picture, alt, data);
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

type Add = (picture: string, alt: string, entry: Record<string, unknown>) => void;

/** Finds picture fields at any depth; an item of a list with an `id` counts as an entry of its own. */
function collect(value: unknown, entry: Record<string, unknown>, add: Add): void {
  if (Array.isArray(value)) for (const item of value) collect(item, entry, add);
  if (!isRecord(value)) return;
  const own = typeof value.id === "string" ? value : entry;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === "string" && PICTURE.test(inner)) add(inner, String(value[`${key}Alt`] ?? ""), own);
    else collect(inner, own, add);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readEntry(file: string): { data: Record<string, unknown>; body: string } {
  const source = readFileSync(file, "utf8");
  if (file.endsWith(".json")) return { data: asRecord(JSON.parse(source), file), body: "" };
  const [, frontMatter, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source) ?? [];
  if (frontMatter === undefined) return { data: {}, body: source };
  return { data: asRecord(parse(frontMatter), file), body: body ?? "" };
}

function asRecord(value: unknown, file: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`${file}: not an object`);
  return value;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((item) => {
      // Explains the folder, with names of pictures that nobody has.
      if (item.name === "README.md") return [];
      const path = join(folder, item.name);
      if (item.isDirectory()) return filesBelow(path);
      return /\.(?:md|json)$/.test(item.name) ? [path] : [];
    });
}
