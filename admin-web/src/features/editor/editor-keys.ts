import { pageKeys } from '../pages/page-keys';

/** Where the editor's data stands in the query cache. */
export const editorKeys = {
  /** The page, its versions and their placements, and the log: what changes with every step. */
  page: (pageId: number) => pageKeys.components(pageId),
  data: (pageId: number, versionId: number | null) =>
    [...pageKeys.components(pageId), 'data', versionId ?? 'automatic'] as const,
  versionLog: (pageId: number) => [...pageKeys.components(pageId), 'log'] as const,
  /** What components hold: apart, since most of it never changes and each is a call. */
  bodies: (pageId: number) => ['components', pageId] as const,
  body: (pageId: number, componentId: number) => ['components', pageId, componentId] as const,
};
