/**
 * The items that moved between two orders: the fewest whose removal and reinsertion explain the change. Items
 * in only one order do not count as moves.
 */
export function movedItems<Item extends number | string>(
  from: readonly Item[],
  to: readonly Item[],
): Set<Item> {
  const placesBefore = new Map(from.map((item, place) => [item, place]));
  const common = to.filter((item) => placesBefore.has(item));
  const places = common.map((item) => placesBefore.get(item) ?? 0);
  // The items of the longest increasing run did not move; `longest[i]` ends with the item at i.
  const longest: { length: number; previous: number }[] = [];
  let last = -1;
  for (const [index, place] of places.entries()) {
    let best = { length: 1, previous: -1 };
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (longest[earlier]?.length ?? 0) + 1;
      if ((places[earlier] ?? 0) < place && length > best.length) best = { length, previous: earlier };
    }
    longest.push(best);
    if (best.length > (longest[last]?.length ?? 0)) last = index;
  }
  const moved = new Set(common);
  for (let index = last; index >= 0; index = longest[index]?.previous ?? -1) {
    moved.delete(common[index] as Item);
  }
  return moved;
}
