import { skipToken } from '@tanstack/react-query';
import { useRead } from '../../../lib/use-read';
import { editorKeys } from '../editor-keys';

/** Reads the names of a page's components, without their content; undefined reads nothing. */
export const useListComponentsOfPage = (pageId: number | undefined) =>
  useRead(
    [...editorKeys.page(pageId ?? 0), 'names'],
    'getPageComponentData',
    pageId === undefined ? skipToken : { pageId, bodies: false },
  );
