import { pageKeys } from '../pages/page-keys';

/** The query keys of the editor. */
export const editorKeys = {
  /** The page, its versions with their components, and the log: everything that changes with each step. */
  page: (pageId: number) => pageKeys.components(pageId),
  /** All versions of the page that were read, with their components and slides. */
  allData: (pageId: number) => [...pageKeys.components(pageId), 'data'] as const,
  data: (pageId: number, versionId: number | null) =>
    [...pageKeys.components(pageId), 'data', versionId ?? 'automatic'] as const,
  /** The users who have it open; separate, since saving the page does not change them. */
  opened: (pageId: number) => ['opened-pages', pageId] as const,
  versions: (pageId: number) => [...pageKeys.components(pageId), 'versions'] as const,
  versionLog: (pageId: number) => [...pageKeys.components(pageId), 'log'] as const,
};
