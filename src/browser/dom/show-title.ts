/**
 * Shows another title than the one that Gatsby manages: the first `title` of a document counts.
 * @returns removes it
 */
export function showTitle(text: string): () => void {
  const title = document.createElement("title");
  title.textContent = text;
  document.head.prepend(title);
  return () => title.remove();
}
