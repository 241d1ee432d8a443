import {
  ALLOWED_SCHEMES,
  all,
  applyEdits,
  bareAddress,
  destination,
  type Edit,
  endOf,
  escaped,
  headingIds,
  type MarkdownNode,
  parseMarkdown,
  plainText,
  replaceNode,
  resolveReferences,
  schemeOf,
  startOf,
} from "../../../plugins/gatsby-remark-content/syntax";
import { ownPath } from "../addresses";
import type { ReportAt } from "../report";
import { HEADING_ID } from "./headings";

/**
 * Where links to the headings of a text lead, also those by an id that the heading names itself.
 */
function fragmentsOf(tree: MarkdownNode): Map<string, string> {
  const nextId = headingIds();
  const fragments = all(tree, "heading").flatMap((node) => {
    const words = plainText(node);
    const id = `#${nextId(words.replace(HEADING_ID, ""))}`;
    return [id, `#${HEADING_ID.exec(words)?.[1]}`].map((fragment) => [fragment, id] as const);
  });
  return new Map(fragments);
}

/** Where a path of the old site leads. */
type PlaceOf = (path: string) => string | null;

/** Where a link leads now; null where it leads nowhere any more. */
function leadOf(written: string, placeOf: PlaceOf, oldSite: string | null): string | null {
  const address = written
    .trim()
    .replace(/^(?:www\.|\/\/)/i, (start) => (start === "//" ? "https://" : "https://www."));
  const path = ownPath(address, oldSite);
  if (path !== null) return placeOf(path);
  const isAllowed = ALLOWED_SCHEMES.has(schemeOf(bareAddress(address)) ?? "");
  return isAllowed && (!/^http/i.test(address) || URL.canParse(address))
    ? bareAddress(address)
    : null;
}

/**
 * Links to what was imported lead to its new place; others of the old site lead there or become
 * words, and are reported.
 */
export function leadLinks(
  body: string,
  placeOf: PlaceOf,
  oldSite: string | null,
  reportAt: ReportAt,
): string {
  const tree = parseMarkdown(body);
  const fragments = fragmentsOf(tree);
  const definitions = all(tree, "definition");
  resolveReferences(tree);
  const isOld = new Set<unknown>();
  const edits = all(tree, "link").flatMap((node): Edit[] => {
    const { url = "", title, children = [] } = node;
    const isEmpty = plainText(node).trim() === "";
    const target = url.startsWith("#")
      ? (fragments.get(url) ?? null)
      : leadOf(url, placeOf, oldSite);
    if (!isEmpty && (!target || (oldSite && target.startsWith(oldSite))))
      reportAt(url, {
        rule: `links to ${JSON.stringify(url)}, which is no article of the import`,
        fix: "link to a page of this site, or remove the link",
      });
    if (target === url && !isEmpty) return [];
    isOld.add(node.identifier);
    const words = body.slice(startOf(children[0] ?? node), endOf(children.at(-1) ?? node));
    if (isEmpty) return [replaceNode(node, children.length === 0 ? "" : words)];
    if (target)
      return [
        replaceNode(
          node,
          `[${words}](${destination(target)}${title ? ` "${escaped(title)}"` : ""})`,
        ),
      ];
    return [replaceNode(node, words)];
  });
  const unused = definitions.filter(({ identifier }) => isOld.has(identifier));
  return applyEdits(body, [...edits, ...unused.map((node) => replaceNode(node, ""))]);
}
