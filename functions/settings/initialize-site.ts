import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { companyEntity } from '../core/entities/company';
import { forbidden, notFound } from '../core/errors';
import type { Operation } from '../core/operation';

/**
 * Marks a company's site as set up and records the chosen modules. The company's own Admins may do this once;
 * afterwards, only the vendor's may.
 */
export const initializeSite: Operation<Contract['initializeSite']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const isOwnSite = scope.company === session.company;
  if (!session.isVendor && isOwnSite && session.companyRecord.isInitialized) {
    throw forbidden('This site is initialized. Only the vendor can change that.');
  }
  const modules = input.modules.includes('FormSettings') ? 'with form settings' : 'without modules';
  await table.commit([
    {
      update: companyEntity.key(scope),
      set: { isInitialized: true, modules: input.modules },
      add: { revision: 1 },
      condition: { exists: true },
      refused: () => notFound('This company'),
    },
    activityWrite(scope, { actor: session, action: `Initialized the site ${modules}`, at: now }),
  ]);
};
