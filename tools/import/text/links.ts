import {
  ALLOWED_SCHEMES,
  applyEdits,
  bareAddress,
  destination,
  type Edit,
  endOf,
  escapeWords,
  findAll,
  headingIds,
  type MarkdownNode,
  parseMarkdown,
  plainText,
  replaceNode,
  resolveReferences,
  schemeOf,
  startOf,
} from "../../../plugins/gatsby-remark-content/syntax";
import { PAGE_IDS } from "../../../src/constants/page-ids";
import { ownPath } from "../addresses";
import type { ReportAt } from "../report";
import { HEADING_ID } from "./headings";

/** Where a path of the old site is now, or null. */
type PlaceOf = (path: string) => string | null;

/**
 * Anchors of a text's headings as links name them, by the anchors they get here. A heading may have
 * named its own, `## Prices {#cost}`.
 */
function headingAnchors(tree: MarkdownNode): Map<string, string> {
  const nextId = headingIds(PAGE_IDS);
  const anchors = new Map<string, string>();
  for (const heading of findAll(tree, "heading")) {
    const words = plainText(heading);
    const anchor = `#${nextId(words.replace(HEADING_ID, ""))}`;
    anchors.set(anchor, anchor);
    const ownId = HEADING_ID.exec(words)?.[1];
    if (ownId) anchors.set(`#${ownId}`, anchor);
  }
  return anchors;
}

/** The address of a link after the import; null where it leads nowhere any more. */
function newAddress(written: string, placeOf: PlaceOf, oldSite: string | null): string | null {
  const address = written
    .trim()
    .replace(/^\/\//, "https://")
    .replace(/^www\./i, "https://www.");
  const path = ownPath(address, oldSite);
  if (path !== null) return placeOf(path);
  const bare = bareAddress(address);
  if (!ALLOWED_SCHEMES.has(schemeOf(bare) ?? "")) return null;
  const isWeb = /^http/i.test(address);
  return isWeb && !URL.canParse(address) ? null : bare;
}

/** What is to be looked at in a link; null for one without words, which nobody saw. */
function linkFault(link: MarkdownNode, target: string | null, oldSite: string | null) {
  const address = JSON.stringify(link.url);
  if (plainText(link).trim() === "")
    return findAll(link, "image").length === 0
      ? null
      : {
          rule: `has a picture without words that links to ${address}`,
          fix: "say in the picture's words where the link leads, and link it again",
        };
  if (target && !(oldSite && target.startsWith(oldSite))) return null;
  return {
    rule: `links to ${address}, which is no article of the import`,
    fix: "link to a page of this site, or remove the link",
  };
}

/** A link as Markdown; without a target, its words alone. */
function linkText({ title, children = [] }: MarkdownNode, body: string, target: string | null) {
  const [first, last] = [children[0], children.at(-1)];
  if (!first || !last) return "";
  const words = body.slice(startOf(first), endOf(last));
  if (!target) return words;
  return `[${words}](${destination(target)}${title ? ` "${escapeWords(title)}"` : ""})`;
}

/**
 * Rewrites the links of a text: to imported articles, by their new addresses; to other pages of the
 * old site, by their old ones; to what is nowhere, as their words. The last two are reported.
 */
export function rewriteLinks(
  body: string,
  placeOf: PlaceOf,
  oldSite: string | null,
  reportAt: ReportAt,
): string {
  const tree = parseMarkdown(body);
  const anchors = headingAnchors(tree);
  const definitions = findAll(tree, "definition");
  resolveReferences(tree);
  const edits: Edit[] = [];
  const rewritten = new Set<string | undefined>();
  for (const link of findAll(tree, "link")) {
    const { url = "", identifier } = link;
    const target = url.startsWith("#")
      ? (anchors.get(url) ?? null)
      : newAddress(url, placeOf, oldSite);
    const isEmpty = plainText(link).trim() === "";
    const fault = linkFault(link, target, oldSite);
    if (fault) reportAt(url, fault);
    if (!isEmpty && target === url) continue;
    rewritten.add(identifier);
    edits.push(replaceNode(link, linkText(link, body, isEmpty ? null : target)));
  }
  const unused = definitions.filter(({ identifier }) => rewritten.has(identifier));
  return applyEdits(body, [...edits, ...unused.map((node) => replaceNode(node, ""))]);
}
