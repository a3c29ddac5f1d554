import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { navbarEntity } from '../core/entities/site';
import type { OperationRequest } from '../core/operation';
import { saveOnce } from '../core/save-once';

type Request = OperationRequest<Contract['createNavbar']> | OperationRequest<Contract['updateNavbar']>;

const navbarId = 1;

/** Saves the navbar's record, which visitors do not see. Its tabs are separate records. */
async function saveNavbar({ table, scope, session, input, now }: Request): Promise<number> {
  const { revision, ...content } = input;
  const key = navbarEntity.key(scope);
  const stored = await table.get(key);
  await table.commit([
    saveOnce(navbarEntity, key, stored, { ...content, id: navbarId }, revision).write,
    activityWrite(scope, { actor: session, action: 'Saved the navbar', at: now }),
  ]);
  return navbarId;
}

export { saveNavbar as createNavbar, saveNavbar as updateNavbar };
