/** Keys of everything read about pages. Invalidating `all` reads whatever is on the screen again. */
export const pageKeys = {
  all: ['pages'],
  list: ['pages', 'list'],
  one: (pageId: number) => ['pages', 'one', pageId],
  components: (pageId: number) => ['pages', 'components', pageId],
  /** What stands around the page's components on the site. */
  frame: (pageId: number) => ['pages', 'frame', pageId],
  menu: ['pages', 'menu'],
  links: (pageId: number) => ['pages', 'links', pageId],
} as const;
