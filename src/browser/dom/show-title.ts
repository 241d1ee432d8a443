/**
 * Shows another title than that of the page's `Head`, whenever this is drawn: the first `title` of a
 * document counts, and React puts those of `Head` before all others within the head element.
 * @returns removes it
 */
export function showTitle(text: string): () => void {
  const title = document.createElement("title");
  document.head.before(title);
  title.textContent = text;
  return () => title.remove();
}
