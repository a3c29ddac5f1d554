/** Apart from the page: what is saved of it changes nothing of what is said about it. */
export const threadKeys = {
  page: (pageId: number) => ['threads', pageId] as const,
};
