import remarkHtml from "remark-html";
import unified from "unified";
import { escapeHtml } from "../../lib/escape-html";
import { checkHtml } from "../../plugins/gatsby-remark-content/check";
import { playerFigure, prepareMarkdown } from "../../plugins/gatsby-remark-content/html";
import {
  findAll,
  isDecoration,
  type MarkdownFinding,
  type MarkdownNode,
  mediaOf,
  parseMarkdown,
  replace,
  walk,
} from "../../plugins/gatsby-remark-content/syntax";
import { PAGE_IDS } from "../constants/page-ids";
import { MARKDOWN_STRINGS } from "../constants/prose";

const renderer = unified().use(remarkHtml, { sanitize: false }).freeze();

const ENTRY = {
  slug: "preview",
  route: "/preview",
  bodyLevel: 2,
  sourcePath: "This text",
} as const;

function figure(medium: string, caption: string | null | undefined): string {
  return `<figure>${medium}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ""}</figure>`;
}

/**
 * Renders a text as a build does, with its pictures and films as they are.
 * @param addressOf gives the address of a file beside the entry, saved or not
 * @returns HTML; the error's message for a text that cannot be rendered
 */
export function renderText(text: string, addressOf: (file: string) => string): string {
  const source = (url = "") => `src="${escapeHtml(addressOf(url))}"`;
  const write = (node: MarkdownNode, value: string) => replace(node, { type: "html", value });
  try {
    const tree = parseMarkdown(text);
    // HTML that the check refuses is shown as words.
    walk(tree, (node) => {
      const refused: MarkdownFinding[] = [];
      checkHtml(node, refused);
      for (const html of refused.length > 0 ? findAll(node, "html") : []) html.type = "text";
    });
    prepareMarkdown(tree, ENTRY, { labels: MARKDOWN_STRINGS, reservedIds: PAGE_IDS });
    const { pictures, films, players } = mediaOf(tree);
    for (const { node, paragraph } of pictures) {
      const { url, alt, title } = node;
      const picture = `<img ${source(url ?? "")} alt="${escapeHtml(alt ?? "")}">`;
      write(
        paragraph ?? node,
        paragraph ? figure(picture, isDecoration(node) ? null : title) : picture,
      );
    }
    for (const node of films) {
      const { url, alt, title } = node;
      write(
        node,
        figure(
          `<video ${source(url)} controls playsinline aria-label="${escapeHtml(alt)}"></video>`,
          title,
        ),
      );
    }
    for (const node of players) write(node, playerFigure(node, "", MARKDOWN_STRINGS));
    return renderer.stringify(tree);
  } catch (error) {
    return `<p>${escapeHtml((error as Error).message)}</p>`;
  }
}
