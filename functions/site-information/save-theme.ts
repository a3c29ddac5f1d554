import type { Contract } from '@galley/shared/contract/contract';
import type { OperationRequest } from '../core/operation';
import { look } from '../core/site-parts/look';
import { savePart } from '../core/site-parts/save-part';

/**
 * Saves the site's theme.
 * @returns its revision
 */
export const saveTheme = (request: OperationRequest<Contract['saveTheme']>): Promise<number> =>
  savePart(request, look, request.input, () => 'Changed the look of the site');
