export type Neighbours<Entry> = { entry: Entry; newer: Entry | null; older: Entry | null };

/** Each entry with those beside it. @param entries the newest first */
export function withNeighbours<Entry>(entries: readonly Entry[]): Neighbours<Entry>[] {
  return entries.map((entry, index) => ({
    entry,
    newer: entries[index - 1] ?? null,
    older: entries[index + 1] ?? null,
  }));
}
