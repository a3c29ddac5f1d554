/**
 * The checks of files that a page's script makes before sending, as the server does; separate, because a
 * script loads it.
 */

/** All files of a form together: as base64, with the rest of the form, they fit into one Lambda request. */
export const mostSentBytes = 4 * 1024 * 1024;

export const sentFileMessages = {
  tooLarge: 'All files of the form together can have 4 MB. Choose fewer or smaller ones.',
  tooMany: (most: number) => (most === 1 ? 'Choose one file only.' : `Choose at most ${most} files.`),
} as const;
