/** Query keys of pages. Invalidating `all` reads everything on the screen again. */
export const pageKeys = {
  all: ['pages'],
  list: ['pages', 'list'],
  one: (pageId: number) => ['pages', 'one', pageId],
  components: (pageId: number) => ['pages', 'components', pageId],
  /** The site around the page's components. */
  frame: (pageId: number) => ['pages', 'frame', pageId],
  menu: ['pages', 'menu'],
  links: (pageId: number) => ['pages', 'links', pageId],
} as const;
