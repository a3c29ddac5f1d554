export const pageListPath = '/PageComponentManagement';

/** The screen on which a page is edited. */
export function updatePagePath(page: { id: number; isExternal: boolean }): string {
  return page.isExternal ? `/UpdateExternalPage/${page.id}` : `/UpdatePageComponent/${page.id}`;
}
