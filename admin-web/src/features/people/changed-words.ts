/** Who changed something last and when, in a line of facts; what is of before knows only when. */
export const changedWords = (name: string | undefined, date: string): string =>
  name ? `changed by ${name} on ${date}` : `changed ${date}`;
