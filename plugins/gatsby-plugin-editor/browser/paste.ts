import { RICH_TEXT, RICH_TEXT_NODES } from "./decap-internals";
import { fitToPlace, pastedMarkdown, type RichNode, richNodes } from "./paste-html";

const HTML = "text/html";

const encoded = (nodes: readonly RichNode[]): string =>
  nodes.length > 0 ? btoa(encodeURIComponent(JSON.stringify(nodes))) : "";
const decoded = (nodes: string): RichNode[] => JSON.parse(decodeURIComponent(atob(nodes)));

/** Told when the text stands: an alert in the midst of an event would hold it up. */
function tell(leftOut: readonly string[]): void {
  if (leftOut.length === 0) return;
  const how = "Add pictures as files, with +, Picture.";
  setTimeout(() => alert(`Left out of what was pasted: ${leftOut.join(", ")}. ${how}`));
}

/** Nodes in place of HTML; the plain text where the HTML says nothing, or cannot be read. */
function nodesOf(html: string): RichNode[] {
  try {
    const { markdown, leftOut } = pastedMarkdown(html);
    tell(leftOut);
    return richNodes(markdown);
  } catch {
    return [];
  }
}

function isolate(event: Event): void {
  const { target } = event;
  const data = (event as ClipboardEvent).clipboardData ?? (event as InputEvent).dataTransfer;
  if (!data || !(target instanceof Element) || !target.closest(RICH_TEXT)) return;
  const read = data.getData.bind(data);
  let nodes: string | undefined;
  data.getData = (type) => {
    if (type === HTML) return "";
    if (type !== RICH_TEXT_NODES) return read(type);
    nodes ??= encoded(
      fitToPlace(
        read(RICH_TEXT_NODES) ? decoded(read(RICH_TEXT_NODES)) : nodesOf(read(HTML)),
        target,
        read("text/plain"),
      ),
    );
    return nodes;
  };
  if (event.type === "paste" && [...data.files].length > 0 && data.types.length === 1)
    tell([...data.files].map(({ name }) => `the file "${name}"`));
}

/**
 * Lets the rich text read the clipboard as its own nodes only. Its reading of HTML loses text, and
 * on pictures the editor.
 */
export function cleanPastes(): void {
  for (const type of ["paste", "drop", "beforeinput"])
    addEventListener(type, isolate, { capture: true });
}
