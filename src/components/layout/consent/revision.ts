/** What a visitor agrees to with a third party: one more, or one of these changed, is a new question. */
export type AskedParty = {
  readonly slug: string;
  readonly category: string;
  /** The day on which it was added, or its purpose changed. */
  readonly since: string;
};

/**
 * The number of the question that the prompt asks: with another one those who have agreed are asked
 * again. It follows from the third parties, so that nobody can forget to raise it.
 * @param version that of the prompt's words, which an editor raises
 */
export function revisionOf(version: number | null, parties: readonly AskedParty[]): number {
  if (parties.length === 0) return version ?? 0;
  const asked = parties.map(({ slug, category, since }) => `${slug} ${category} ${since}`).sort();
  let hash = version ?? 0;
  for (const character of asked.join())
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  // The library takes 0 for a question that never changes.
  return hash || 1;
}
