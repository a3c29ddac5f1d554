/** Keys of what was read of the library's files. */
export const fileKeys = {
  all: ['files'],
  /** Apart from the list: a change of the library does not ask again, least of all for a file just deleted. */
  usage: (id: number) => ['file-usage', id],
} as const;
