/** What a page's script says of files before they travel, as the server does; alone, since a script loads it. */

/** All files of a form together: as base64, with the rest of the form, they are one request of Lambda. */
export const mostSentBytes = 4 * 1024 * 1024;

export const sentFileMessages = {
  tooLarge: 'All files of the form together can have 4 MB. Choose fewer or smaller ones.',
  tooMany: (most: number) => (most === 1 ? 'Choose one file only.' : `Choose at most ${most} files.`),
} as const;
