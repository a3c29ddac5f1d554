/** Query keys of the library; the picker's gallery uses them too. */
export const imageKeys = {
  all: ['images'],
  list: (search: string) => ['images', 'list', search],
  /** Separate from the rest: a change of the library must not read it again, least of all for a deleted picture. */
  usage: (id: number) => ['image-usage', id],
} as const;
