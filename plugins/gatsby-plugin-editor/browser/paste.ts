import { RICH_TEXT, RICH_TEXT_NODES } from "./decap-internals";
import { fitToPlace, pastedMarkdown, type RichNode, richNodes } from "./paste-html";

const HTML = "text/html";

const encodeNodes = (nodes: readonly RichNode[]): string =>
  nodes.length > 0 ? btoa(encodeURIComponent(JSON.stringify(nodes))) : "";
const decodeNodes = (nodes: string): RichNode[] => JSON.parse(decodeURIComponent(atob(nodes)));

/** Tells something once the text is pasted: an alert during the event would delay it. */
const alertLater = (message: string) => setTimeout(() => alert(message));

function alertLeftOut(leftOut: readonly string[]): void {
  if (leftOut.length === 0) return;
  const how = "Add pictures as files, with +, Picture.";
  alertLater(`Left out of what was pasted: ${leftOut.join(", ")}. ${how}`);
}

/** The number of the next note of a text. Marks are its words; the notes are in fields. */
function nextNote(text: Element): number {
  const marks = text.textContent?.matchAll(/\[\^(\d+)\]/g) ?? [];
  return Math.max(0, ...[...marks].map(([, number]) => Number(number))) + 1;
}

/** Converts HTML to nodes of the rich text; none where it has no words or is too much. */
function nodesOf(html: string, text: Element): RichNode[] {
  try {
    const { markdown, leftOut } = pastedMarkdown(html, nextNote(text));
    alertLeftOut(leftOut);
    return richNodes(markdown);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    alertLater(`Pasted as plain text, because it ${error.message}. Paste it in smaller parts.`);
    return [];
  }
}

/** Replaces the HTML in the data of a paste or drop by nodes of the rich text. */
function replaceHtml(event: Event): void {
  const { target } = event;
  const data = (event as ClipboardEvent).clipboardData ?? (event as InputEvent).dataTransfer;
  const text = target instanceof Element && target.closest(RICH_TEXT);
  if (!data || !(target instanceof Element) || !text) return;
  const read = data.getData.bind(data);
  let nodes: string | undefined;
  data.getData = (type) => {
    if (type === HTML) return "";
    if (type !== RICH_TEXT_NODES) return read(type);
    nodes ??= encodeNodes(
      fitToPlace(
        read(RICH_TEXT_NODES) ? decodeNodes(read(RICH_TEXT_NODES)) : nodesOf(read(HTML), text),
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
