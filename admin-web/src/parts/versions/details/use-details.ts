import type { DetailField } from '@galley/shared/page-details';
import type { VersionSummary } from '@galley/shared/schemas/version';
import { type ApiResponse, api } from '../../../lib/api';
import { useChange } from '../../../lib/use-change';
import { useRead } from '../../../lib/use-read';
import { pageKeys } from '../../pages/page-keys';
import { editorKeys } from '../editor-keys';

export type ComparedDetails = ApiResponse<'compareDetails'>;

/** Reads the page's details on two versions; null: on an empty page. */
export function useCompareDetails(pageId: number, from: number | null, to: VersionSummary) {
  const { versionId, revision } = to;
  return useRead([...editorKeys.page(pageId), 'details', from, versionId, revision], 'compareDetails', {
    pageId,
    fromVersionId: from,
    toVersionId: versionId,
  });
}

/** Stores which details the page keeps where it and a version conflict; for the others the version's apply. */
export const useSettleDetails = (pageId: number, versionId: number) =>
  useChange(
    (decision: { kept: DetailField[]; revision: number }) =>
      api('settleDetails', { pageId, versionId, ...decision }),
    [pageKeys.all],
    'onSettled',
  );
