import type { Contract } from '@galley/shared/contract/contract';
import type { OperationRequest } from '../core/operation';
import { look } from '../core/site-parts/look';
import { savePart } from '../core/site-parts/save-part';

/** Saves how the site looks. */
export async function saveTheme(request: OperationRequest<Contract['saveTheme']>): Promise<number> {
  const { input } = request;
  return savePart(
    request,
    await look.ready(input, request),
    input.revision,
    () => 'Changed the look of the site',
  );
}
