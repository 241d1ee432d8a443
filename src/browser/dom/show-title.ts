/**
 * Puts a title before the one Gatsby manages: the first in a document counts.
 * @returns removes it
 */
export function showTitle(text: string): () => void {
  const title = document.createElement("title");
  title.textContent = text;
  document.head.prepend(title);
  return () => title.remove();
}
