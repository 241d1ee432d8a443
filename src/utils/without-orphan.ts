/** A text whose last two words stay on one line. */
export function withoutOrphan(text: string): string {
  return text.replace(/\s+(\S+)$/, "\u00a0$1");
}
