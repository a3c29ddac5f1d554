/** @throws Error naming the place and every name that is not among the known ones */
export function refuseUnknownNames(object: object, known: string[], place: string): void {
  const unknown = Object.keys(object).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`${place} has ${unknown.join(', ')}, which the laptop cloud does not know`);
  }
}
