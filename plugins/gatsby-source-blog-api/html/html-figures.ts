import type TurndownService from "turndown";
import { oneLine } from "./html-tables";

const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i;

const textOf = (node: Node | undefined): string => oneLine(node?.textContent ?? "");
const lettersOf = (nodes: readonly Node[]): string =>
  nodes.map(({ textContent }) => textContent?.replace(/\s+/g, "")).join("");

/**
 * Adds rules for figures. One with a picture alone becomes this, with the caption as its title; of
 * any other the caption follows in a paragraph.
 * @param image writes a picture with its caption
 * @param flattened list to which the tags of captions and links are added that a title cannot hold
 */
export function addFigures(
  service: TurndownService,
  image: (picture: Element, caption: string) => string,
  words: (text: string) => string,
  flattened: string[],
): void {
  service.addRule("figure", {
    filter: "figure",
    replacement: (content, node) => {
      const figure = node as Element;
      const captions = Array.from(figure.querySelectorAll("figcaption"));
      // Not that of a figure in it, as galleries have them.
      const own = captions.find((caption) => caption.closest("figure") === figure);
      if (own?.querySelector("a, del, img, sub, sup")) flattened.push("<figcaption>");
      const [only, ...others] = Array.from(figure.querySelectorAll("img"));
      const isAlone = only && others.length === 0 && captions.length < 2;
      if (!isAlone || lettersOf([figure]) !== lettersOf(captions))
        return `\n\n${content.trim()}\n\n${own ? `*${words(textOf(own))}*\n\n` : ""}`;
      const link = only.closest("a")?.getAttribute("href") ?? "";
      if (link && !PICTURE_FILE.test(link)) flattened.push(`<a href="${link}">`);
      return `\n\n${image(only, textOf(own) || (only.getAttribute("title") ?? ""))}\n\n`;
    },
  });
  service.addRule("caption", {
    filter: ["figcaption", "caption"],
    // A caption without its figure is a paragraph.
    replacement: (content, node) =>
      (node as Element).closest("figure") || node.nodeName === "CAPTION"
        ? ""
        : `\n\n${content}\n\n`,
  });
}
