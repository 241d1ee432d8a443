import { readFileSync } from "node:fs";
import { DomUtils, parseDocument } from "htmlparser2";
import { pageFile } from "./pages";

export type BuiltHead = {
  title: string;
  /** Contents of the meta elements by name or property. */
  meta: Record<string, string[]>;
  links: { rel: string; href: string; type: string }[];
};

/** The head of a built page as a crawler reads it: no script runs. */
export function builtHead(route: string): BuiltHead {
  const document = parseDocument(readFileSync(pageFile(route), "utf8"));
  const elements = (name: string) => DomUtils.getElementsByTagName(name, document);
  const meta: Record<string, string[]> = {};
  for (const { attribs } of elements("meta")) {
    const key = attribs.property ?? attribs.name;
    if (key) meta[key] = [...(meta[key] ?? []), attribs.content ?? ""];
  }
  return {
    title: DomUtils.textContent(elements("title")[0] ?? []),
    meta,
    links: elements("link").map(({ attribs: { rel = "", href = "", type = "" } }) => ({ rel, href, type })),
  };
}
