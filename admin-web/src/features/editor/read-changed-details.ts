import type { DetailField } from '@galley/shared/page-details';
import { api } from '../../lib/api';

/**
 * Reads the details in which a version differs from the page, for the question before it is restored. If that fails,
 * the question is asked without them.
 */
export async function readChangedDetails(pageId: number, versionId: number): Promise<DetailField[]> {
  try {
    const { details } = await api('getPageComponentData', { pageId, versionId, bodies: false });
    return details?.changed ?? [];
  } catch {
    return [];
  }
}
