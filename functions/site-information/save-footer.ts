import type { Contract } from '@galley/shared/contract/contract';
import type { OperationRequest } from '../core/operation';
import { footer, footerId } from '../core/site-parts/footer';
import { savePart } from '../core/site-parts/save-part';

type Request = OperationRequest<Contract['createFooter']> | OperationRequest<Contract['updateFooter']>;

/** Saves the footer, sanitised. */
async function saveFooter(request: Request): Promise<number> {
  await savePart(request, footer, request.input, () => 'Saved the footer');
  return footerId;
}

export { saveFooter as createFooter, saveFooter as updateFooter };
