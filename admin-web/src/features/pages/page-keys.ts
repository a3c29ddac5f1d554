/** Keys of everything read about pages. Invalidating `all` reads whatever is on the screen again. */
export const pageKeys = {
  all: ['pages'],
  list: ['pages', 'list'],
  one: (pageId: number) => ['pages', 'one', pageId],
  components: (pageId: number) => ['pages', 'components', pageId],
  menu: ['pages', 'menu'],
  links: (pageId: number) => ['pages', 'links', pageId],
} as const;
