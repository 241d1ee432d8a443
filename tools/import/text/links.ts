import {
  ALLOWED_SCHEMES,
  applyEdits,
  bareAddress,
  destination,
  type Edit,
  endOf,
  escapeWords,
  findAll,
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
import { headingAnchors } from "./headings";

/** Where a path of the old site is now, or null. */
type PlaceOf = (path: string) => string | null;

const isWeb = (address: string): boolean => /^https?:/i.test(address);

/** The address of a link after the import; null where it leads nowhere any more. */
function newAddress(written: string, placeOf: PlaceOf, oldSite: string | null): string | null {
  const address = written
    .trim()
    .replace(/^\/\//, "https://")
    .replace(/^www\./i, "https://www.");
  const path = ownPath(address, oldSite);
  if (path !== null) return placeOf(path);
  if (!ALLOWED_SCHEMES.has(schemeOf(bareAddress(address)) ?? "")) return null;
  return isWeb(address) && !URL.canParse(address) ? null : address.replace(/\p{Cc}/gu, "");
}

/** Whether a link still leads to the old site. */
const isOnOldSite = (target: string, oldSite: string | null): boolean =>
  isWeb(target) && ownPath(target, oldSite) !== null;

/** Whether an address of another site would be an article's on the old one, whose address is unknown. */
function isPerhapsOwn(address: string, placeOf: PlaceOf): boolean {
  if (!isWeb(address) || !URL.canParse(address)) return false;
  const { pathname, search } = new URL(address);
  return placeOf(pathname + search) !== null;
}

/** Says what a link names that is not there: a heading, a file or a page. */
function missingTarget(url: string) {
  if (url.startsWith("#"))
    return {
      rule: "a heading that the text does not have",
      fix: "link to # and the id of a heading, or remove the link",
    };
  if (isWeb(url) && !URL.canParse(url))
    return { rule: "which is not a valid address", fix: "correct the address, or remove the link" };
  const [ending] = isWeb(url) ? [] : (/(?<=\.)\w+$/.exec(url.replace(/[?#].*$/, "")) ?? []);
  if (/^(?:mdx?|markdown|mkd)$/i.test(ending ?? ""))
    return {
      rule: "a file that is not among the imported articles",
      fix: "link to a page of this site, or remove the link",
    };
  if (ending && !/^(?:html?|php|aspx?)$/i.test(ending))
    return {
      rule: "a file, which the import leaves behind",
      fix: "link to where it lies on the web, or remove the link",
    };
  return {
    rule: "which is not known as an address of an imported article",
    fix: "link to a page of this site, or remove the link",
  };
}

/** What is to be looked at in a link; null for one without words, which nobody saw. */
function linkFault(
  link: MarkdownNode,
  target: string | null,
  placeOf: PlaceOf,
  oldSite: string | null,
) {
  const address = JSON.stringify(link.url);
  if (plainText(link).trim() === "")
    return findAll(link, "image").length === 0
      ? null
      : {
          rule: `has a picture without words that links to ${address}`,
          fix: "say in the picture's words where the link leads, and link it again",
        };
  if (oldSite === null && isPerhapsOwn(link.url ?? "", placeOf))
    return {
      rule: `links to ${address}, perhaps an article of the import`,
      fix: 'write the address of the old site into "oldSite" of the mapping, or link to /blog/…',
    };
  const [part] = /(?<=.)#(?!top$|$).*$/.exec(link.url ?? "") ?? [];
  if (part && target?.startsWith("/blog/") && !target.includes("#"))
    return {
      rule: `links to ${address}, a part that the article does not name so`,
      fix: "add # and the id of a heading to the link, or remove draft",
    };
  if (target && !isOnOldSite(target, oldSite)) return null;
  const { rule, fix } = missingTarget(link.url ?? "");
  return { rule: `links to ${address}, ${rule}`, fix };
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
    const fault = linkFault(link, target, placeOf, oldSite);
    if (fault) reportAt(url, fault);
    if (!isEmpty && target === url) continue;
    rewritten.add(identifier);
    edits.push(replaceNode(link, linkText(link, body, isEmpty ? null : target)));
  }
  const unused = definitions.filter(({ identifier }) => rewritten.has(identifier));
  return applyEdits(body, [...edits, ...unused.map((node) => replaceNode(node, ""))]);
}
