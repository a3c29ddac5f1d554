/** Moves one entry of a list to another place; the list given stays as it is. A place outside the list is its end. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from];
  if (entry === undefined) return [...list];
  const rest = list.filter((_, index) => index !== from);
  const place = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, place), entry, ...rest.slice(place)];
}

/** Puts an id at a place of the order, wherever it stands now; one that is not there yet is added. */
export function placedAt(ids: readonly number[], id: number, place: number): number[] {
  const rest = ids.filter((other) => other !== id);
  const at = Math.min(Math.max(place, 0), rest.length);
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

export function isSameOrder(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
