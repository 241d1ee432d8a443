/** Groups entries by year. Years keep the order of their first entry, entries their own. */
export function byYear<Entry extends { readonly year: number }>(
  entries: readonly Entry[],
): { year: number; entries: Entry[] }[] {
  const groups = new Map<number, Entry[]>();
  for (const entry of entries) groups.set(entry.year, [...(groups.get(entry.year) ?? []), entry]);
  return [...groups].map(([year, group]) => ({ year, entries: group }));
}
