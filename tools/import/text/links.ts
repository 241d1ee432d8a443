import { parseMarkdown } from "../../../src/content-loader/markdown/parse-markdown";
import { ALLOWED_SCHEMES, bareAddress, schemeOf } from "../../../src/markdown/addresses";
import { headingIds } from "../../../src/markdown/heading-ids";
import { all, type MarkdownNode, plainText } from "../../../src/markdown/tree";
import { type Addresses, ownPath } from "../addresses";
import type { TellAt } from "../note";
import { applyEdits, destination, type Edit, endOf, escaped, replaceNode, startOf } from "./edits";

/** Where a link leads now; null where it leads nowhere any more. */
type Lead = (address: string) => string | null;

function leadFrom(addresses: Addresses, oldSite: string | null, ids: readonly string[]): Lead {
  return (written) => {
    const address = written.trim().replace(/^www\./i, "https://www.");
    if (address.startsWith("#")) return ids.includes(address.slice(1)) ? address : null;
    const path = ownPath(address, oldSite);
    if (path !== null) {
      const article = addresses.articleAt(path);
      if (article) return article;
      return oldSite && path.startsWith("/") && !path.startsWith("//") ? `${oldSite}${path}` : null;
    }
    const scheme = schemeOf(bareAddress(address));
    if (scheme === null) return `https:${address}`;
    if (!ALLOWED_SCHEMES.has(scheme) || (scheme.startsWith("http") && !URL.canParse(address))) return null;
    return bareAddress(address);
  };
}

/** Links to what was imported lead to its new place; those that lead nowhere any more become their words, and are told. */
export function leadLinks(body: string, addresses: Addresses, oldSite: string | null, tellAt: TellAt): string {
  const tree = parseMarkdown(body);
  const nextId = headingIds();
  const lead = leadFrom(
    addresses,
    oldSite,
    all(tree, "heading").map((node) => nextId(plainText(node))),
  );
  const definitions = new Map<string, MarkdownNode>();
  for (const node of all(tree, "definition").reverse()) definitions.set(String(node.identifier), node);
  const gone = new Set<MarkdownNode>();
  const edits: Edit[] = [];
  for (const node of [...all(tree, "link"), ...all(tree, "linkReference")]) {
    const definition = node.type === "link" ? null : definitions.get(String(node.identifier));
    const { url = "", title } = definition ?? node;
    const [first, last] = [node.children?.[0], node.children?.at(-1)];
    if (definition === undefined) continue;
    const isEmpty = !first || !last || plainText(node).trim() === "";
    const target = isEmpty ? null : lead(url);
    if (target === url) continue;
    if (definition) gone.add(definition);
    const words = first && last ? { start: startOf(first), end: endOf(last) } : null;
    // Only what surrounds the words changes: they may hold links to pictures, which are further changes.
    const after = target === null ? "" : `](${destination(target)}${title ? ` "${escaped(title)}"` : ""})`;
    if (!words) edits.push(replaceNode(node, ""));
    else {
      edits.push({ start: startOf(node), end: words.start, text: target === null ? "" : "[" });
      edits.push({ start: words.end, end: endOf(node), text: after });
    }
    if (target === null && !isEmpty)
      tellAt(url, {
        rule: `links to ${JSON.stringify(url)}, which leads nowhere here; its words stay`,
        fix: "link to a page of this site, or write the whole address",
        isLoss: false,
      });
  }
  return applyEdits(body, [...edits, ...[...gone].map((node) => replaceNode(node, ""))]);
}
