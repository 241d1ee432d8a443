import { RICH_TEXT, RICH_TEXT_NODES } from "./decap-internals";
import { fitToPlace, pastedMarkdown, type RichNode, richNodes } from "./paste-html";

const HTML = "text/html";

const encodeNodes = (nodes: readonly RichNode[]): string =>
  nodes.length > 0 ? btoa(encodeURIComponent(JSON.stringify(nodes))) : "";
const decodeNodes = (nodes: string): RichNode[] => JSON.parse(decodeURIComponent(atob(nodes)));

/** Tells what was left out, once the text is pasted: an alert during the event would delay it. */
function alertLeftOut(leftOut: readonly string[]): void {
  if (leftOut.length === 0) return;
  const how = "Add pictures as files, with +, Picture.";
  setTimeout(() => alert(`Left out of what was pasted: ${leftOut.join(", ")}. ${how}`));
}

/** Converts HTML to nodes of the rich text; none where it has no words or cannot be read. */
function nodesOf(html: string): RichNode[] {
  try {
    const { markdown, leftOut } = pastedMarkdown(html);
    alertLeftOut(leftOut);
    return richNodes(markdown);
  } catch {
    return [];
  }
}

/** Replaces the HTML in the data of a paste or drop by nodes of the rich text. */
function replaceHtml(event: Event): void {
  const { target } = event;
  const data = (event as ClipboardEvent).clipboardData ?? (event as InputEvent).dataTransfer;
  if (!data || !(target instanceof Element) || !target.closest(RICH_TEXT)) return;
  const read = data.getData.bind(data);
  let nodes: string | undefined;
  data.getData = (type) => {
    if (type === HTML) return "";
    if (type !== RICH_TEXT_NODES) return read(type);
    nodes ??= encodeNodes(
      fitToPlace(
        read(RICH_TEXT_NODES) ? decodeNodes(read(RICH_TEXT_NODES)) : nodesOf(read(HTML)),
        target,
      ),
    );
    return nodes;
  };
  if (event.type === "paste" && [...data.files].length > 0 && data.types.length === 1)
    alertLeftOut([...data.files].map(({ name }) => `the file "${name}"`));
}

/**
 * Gives the rich text pasted content as its own nodes only: its own reading of HTML loses text, and
 * a picture in it stops the editor.
 */
export function cleanPastes(): void {
  for (const type of ["paste", "drop", "beforeinput"])
    addEventListener(type, replaceHtml, { capture: true });
}
