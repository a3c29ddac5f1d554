/** Separate from the queries of the page: saving the page does not change its comments. */
export const threadKeys = {
  page: (pageId: number) => ['threads', pageId] as const,
};
