import type { Contract } from '@galley/shared/contract/contract';
import { conflict } from '../core/errors';
import type { Operation } from '../core/operation';
import { saveRedirects } from './save-redirects';

/** Redirects a path of the site. */
export const createRedirect: Operation<Contract['createRedirect']> = async (request) => {
  const { plans } = await saveRedirects(request, [request.input], { isCheckOnly: false });
  const [plan] = plans;
  if (plan?.state === 'refused') {
    throw conflict(plan.message, { fields: { [plan.field]: plan.message } });
  }
};
