/**
 * Runs a task for every item, a few at once.
 * @param goOn false ends it after the group at hand
 * @returns the results in the order of the items
 */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<Result>,
  goOn: (result: Result) => boolean = () => true,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    const group = await Promise.all(items.slice(start, start + atOnce).map(task));
    results.push(...group);
    if (!group.every(goOn)) break;
  }
  return results;
}
