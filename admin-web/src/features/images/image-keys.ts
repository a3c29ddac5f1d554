/** Keys of what was read of the library; the gallery of the picker is under them too. */
export const imageKeys = {
  all: ['images'],
  list: (search: string) => ['images', 'list', search],
  /** Apart from the rest: a change of the library does not ask anew, least of all for a picture just deleted. */
  usage: (id: number) => ['image-usage', id],
} as const;
