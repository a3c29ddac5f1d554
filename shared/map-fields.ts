/** Maps the values of an object and keeps its fields; the result's type is inferred from the caller. */
export function mapFields<Shape extends object, Mapped extends { [Field in keyof Shape]: unknown }>(
  shape: Shape,
  map: (value: Shape[keyof Shape], field: keyof Shape) => unknown,
): Mapped {
  const entries = Object.entries(shape).map(([field, value]) => [field, map(value, field as keyof Shape)]);
  return Object.fromEntries(entries);
}
