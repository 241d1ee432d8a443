import {
  applyEdits,
  destination,
  type Edit,
  endOf,
  escaped,
  replaceNode,
  startOf,
} from "../../../src/content-loader/markdown/edit-markdown";
import { parseMarkdown } from "../../../src/content-loader/markdown/parse-markdown";
import { ALLOWED_SCHEMES, bareAddress, schemeOf } from "../../../src/markdown/addresses";
import { headingIds } from "../../../src/markdown/heading-ids";
import { all, type MarkdownNode, plainText } from "../../../src/markdown/tree";
import { type Addresses, ownPath } from "../addresses";
import type { ReportAt } from "../note";
import { HEADING_ID } from "./headings";

/** Where a link leads now; null where it leads nowhere any more. */
type Lead = (address: string) => string | null;

/** Where links to the headings of a text lead, also those by an id that the heading names itself. */
function fragmentsOf(tree: MarkdownNode): Map<string, string> {
  const nextId = headingIds();
  const fragments = all(tree, "heading").flatMap((node) => {
    const words = plainText(node);
    const id = `#${nextId(words.replace(HEADING_ID, ""))}`;
    return [id, `#${HEADING_ID.exec(words)?.[1]}`].map((fragment) => [fragment, id] as const);
  });
  return new Map(fragments);
}

function leadFrom(addresses: Addresses, oldSite: string | null, fragments: ReadonlyMap<string, string>): Lead {
  return (written) => {
    const address = written.trim().replace(/^www\./i, "https://www.");
    if (address.startsWith("#")) return fragments.get(address) ?? null;
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

/** Links to what was imported lead to its new place; those that lead nowhere any more become their words, and are reported. */
export function leadLinks(body: string, addresses: Addresses, oldSite: string | null, reportAt: ReportAt): string {
  const tree = parseMarkdown(body);
  const lead = leadFrom(addresses, oldSite, fragmentsOf(tree));
  const definitions = new Map(
    all(tree, "definition")
      .map((node) => [String(node.identifier), node] as const)
      .reverse(),
  );
  const edits: Edit[] = [];
  for (const node of [...all(tree, "link"), ...all(tree, "linkReference")]) {
    const definition = definitions.get(String(node.identifier));
    const { url, title } = definition ?? node;
    if (url === undefined) continue;
    const { children = [] } = node;
    const words = body.slice(startOf(children[0] ?? node), endOf(children.at(-1) ?? node));
    const isEmpty = plainText(node).trim() === "";
    const target = isEmpty ? null : lead(url);
    if (target === url) continue;
    if (definition) edits.push(replaceNode(definition, ""));
    const end = target === null ? "" : `](${destination(target)}${title ? ` "${escaped(title)}"` : ""})`;
    edits.push(replaceNode(node, children.length === 0 ? "" : `${end && "["}${words}${end}`));
    if (target === null && !isEmpty)
      reportAt(url, {
        rule: `links to ${JSON.stringify(url)}, which leads nowhere here; its words stay`,
        fix: "link to a page of this site, or write the whole address",
        isLoss: false,
      });
  }
  return applyEdits(body, edits);
}
