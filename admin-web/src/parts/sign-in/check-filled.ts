/** Error messages by field; a valid field has none. */
export type FieldErrors = Record<string, string>;

/** Checks required fields, by label. */
export function checkFilled(values: Record<string, string>, labels: Record<string, string>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, label] of Object.entries(labels)) {
    if (!values[field]?.trim()) errors[field] = `${label} is required.`;
  }
  return errors;
}
