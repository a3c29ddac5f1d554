/** Query keys of the library's files. */
export const fileKeys = {
  all: ['files'],
  /** Separate from the list: a change of the library must not read it again, least of all for a deleted file. */
  usage: (id: number) => ['file-usage', id],
} as const;
