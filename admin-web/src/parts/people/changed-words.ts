/** Says who changed a record last and when. Older records have the date only. */
export const changedWords = (name: string | undefined, date: string): string =>
  name ? `changed by ${name} on ${date}` : `changed ${date}`;
