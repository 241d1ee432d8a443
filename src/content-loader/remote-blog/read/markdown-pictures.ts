import { resolveReferences } from "../../../markdown/references";
import { all } from "../../../markdown/tree";
import { applyEdits, pictureText, replaceNode } from "../../markdown/edit-markdown";
import { parseMarkdown } from "../../markdown/parse-markdown";
import { readMarkdown } from "../../markdown/read-markdown";

/** The addresses of the pictures in a body, as written, each once; none where the body cannot be parsed. */
export function pictureAddresses(body: string): string[] {
  return [...new Set(readMarkdown(body).pictures.map(({ url }) => url))];
}

/**
 * Gives the pictures of a body other addresses, and takes away what only defined their old ones.
 * @param addresses by address as written; those that are not in it stay
 */
export function replacePictures(body: string, addresses: ReadonlyMap<string, string>): string {
  if (addresses.size === 0) return body;
  const tree = parseMarkdown(body);
  const named = (type: string) => new Set(all(tree, type).map(({ identifier }) => identifier));
  const [shown, linked] = [named("imageReference"), named("linkReference")];
  const unused = all(tree, "definition").filter(({ identifier }) => shown.has(identifier) && !linked.has(identifier));
  resolveReferences(tree);
  const pictures = all(tree, "image").flatMap((node) => {
    const address = addresses.get(node.url ?? "");
    return address ? [replaceNode(node, pictureText(address, node.alt ?? "", node.title ?? ""))] : [];
  });
  return applyEdits(body, [...unused.map((node) => replaceNode(node, "")), ...pictures]);
}
