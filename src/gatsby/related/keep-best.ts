/**
 * Puts an item in its place among the best; where nearly none has one, that takes less time than to sort them all.
 * @param best changed in place, the best first
 * @param most how many of them to keep
 * @param isBefore whether one item is better than another
 */
export function keepBest<Item>(
  best: Item[],
  item: Item,
  most: number,
  isBefore: (one: Item, two: Item) => boolean,
): void {
  const last = best[most - 1];
  if (last !== undefined && isBefore(last, item)) return;
  let place = best.length;
  while (place > 0 && isBefore(item, best[place - 1] as Item)) place -= 1;
  best.splice(place, 0, item);
  if (best.length > most) best.pop();
}
