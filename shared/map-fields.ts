/** An object with the same fields, and in each what `map` makes of it; its type is what the caller expects. */
export function mapFields<Shape extends object, Mapped extends { [Field in keyof Shape]: unknown }>(
  shape: Shape,
  map: (value: Shape[keyof Shape], field: keyof Shape) => unknown,
): Mapped {
  const entries = Object.entries(shape).map(([field, value]) => [field, map(value, field as keyof Shape)]);
  return Object.fromEntries(entries);
}
