import type { DetailField } from '@galley/shared/page-details';
import type { VersionSummary } from '@galley/shared/schemas/version';
import { useQuery } from '@tanstack/react-query';
import { type ApiResponse, api } from '../../../lib/api';
import { useChange } from '../../../lib/use-change';
import { editorKeys } from '../../editor/editor-keys';
import { pageKeys } from '../../pages/page-keys';

export type ComparedDetails = ApiResponse<'compareDetails'>;

/** Reads the page's details on two versions; null: on an empty page. */
export function useCompareDetails(pageId: number, from: number | null, to: VersionSummary) {
  const { versionId, revision } = to;
  return useQuery({
    queryKey: [...editorKeys.page(pageId), 'details', from, versionId, revision],
    queryFn: ({ signal }) =>
      api('compareDetails', { pageId, fromVersionId: from, toVersionId: versionId }, { signal }),
  });
}

/** Stores which details the page keeps where it and a version conflict; for the others the version's apply. */
export function useSettleDetails(pageId: number, versionId: number) {
  return useChange(
    (decision: { kept: DetailField[]; revision: number }) =>
      api('settleDetails', { pageId, versionId, ...decision }),
    [pageKeys.all],
    'onSettled',
  );
}
