import { pageKeys } from '../pages/page-keys';

/** Where the editor's data stands in the query cache. */
export const editorKeys = {
  /** The page, its versions with what their components hold, and the log: what changes with every step. */
  page: (pageId: number) => pageKeys.components(pageId),
  /** Every version of the page that was read, with its components and slides. */
  allData: (pageId: number) => [...pageKeys.components(pageId), 'data'] as const,
  data: (pageId: number, versionId: number | null) =>
    [...pageKeys.components(pageId), 'data', versionId ?? 'automatic'] as const,
  /** Who else has it open; apart, since nothing that is saved changes it. */
  opened: (pageId: number) => ['opened-pages', pageId] as const,
  versions: (pageId: number) => [...pageKeys.components(pageId), 'versions'] as const,
  versionLog: (pageId: number) => [...pageKeys.components(pageId), 'log'] as const,
};
