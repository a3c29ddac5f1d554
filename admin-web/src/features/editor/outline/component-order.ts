/** Moves an id to an index of the order; one that is missing is added. */
export function placedAt(ids: readonly number[], id: number, place: number): number[] {
  const rest = ids.filter((other) => other !== id);
  const at = Math.min(Math.max(place, 0), rest.length);
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

export function isSameOrder(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
