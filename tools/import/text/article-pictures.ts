import { parseMarkdown } from "../../../src/content-loader/markdown/parse-markdown";
import { replacePictures } from "../../../src/content-loader/remote-blog/read/markdown-pictures";
import { resolveReferences } from "../../../src/markdown/references";
import { all } from "../../../src/markdown/tree";
import type { TellAt } from "../note";
import type { Found } from "../pictures";
import { applyEdits, escaped, pictureText, replaceNode } from "./edits";

export type Placed = { body: string; pictures: { file: string; alt: string; beside: readonly string[] }[] };

/**
 * Lets a text name its pictures and films as files beside it. One that is not there becomes its words, or a link to where it is.
 * @param nameOf the name of a file beside the entry
 */
export function placePictures(
  body: string,
  find: (address: string) => Found,
  nameOf: (file: string) => string,
  tellAt: TellAt,
): Placed {
  const tree = parseMarkdown(body);
  resolveReferences(tree);
  const images = all(tree, "image");
  const found = new Map([...new Set(images.map(({ url = "" }) => url))].map((address) => [address, find(address)]));
  const placed: Placed = { body, pictures: [] };
  const edits = images.flatMap((node) => {
    const { url = "", alt, title } = node;
    const result = found.get(url);
    if (result && "file" in result) {
      placed.pictures.push({ ...result, alt: alt || title || "" });
      // A caption is better than no words; an address with a space would no longer be found.
      return alt || !title || /\s/.test(url) ? [] : [replaceNode(node, pictureText(url, title, title))];
    }
    tellAt(url, {
      rule: `shows ${JSON.stringify(url)}, which ${result?.missing ?? "is not in the source"}`,
      fix: result?.fix ?? "put the file beside the entry and write ![what it shows](./name.jpg)",
      isLoss: true,
    });
    const words = escaped(alt ?? "");
    return [replaceNode(node, /^https?:/i.test(url) ? `[${words || "picture"}](<${url}>)` : words)];
  });
  const names = new Map(
    [...found].flatMap(([address, result]) => ("file" in result ? [[address, `./${nameOf(result.file)}`]] : [])),
  );
  placed.body = replacePictures(applyEdits(body, edits), names);
  return placed;
}
