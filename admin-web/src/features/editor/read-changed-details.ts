import type { DetailField } from '@galley/shared/page-details';
import { api } from '../../lib/api';

/**
 * The details in which a version differs from the page, as they are stored when someone asks what would come back.
 * Without an answer the question is asked without them.
 */
export async function readChangedDetails(pageId: number, versionId: number): Promise<DetailField[]> {
  try {
    const { details } = await api('getPageComponentData', { pageId, versionId, bodies: false });
    return details?.changed ?? [];
  } catch {
    return [];
  }
}
