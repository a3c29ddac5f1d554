import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import type { Operation } from '../core/operation';
import { entriesOf } from './launches/launch-entries';
import { commitNewLaunch, newLaunchId } from './launches/new-launch';

/** Creates a launch with the open versions of the chosen pages. */
export const createLaunch: Operation<Contract['createLaunch']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { name, pageIds = [] } = input;
  const id = await newLaunchId(table, scope);
  const entries = pageIds.length > 0 ? await entriesOf(table, scope, id, pageIds) : [];
  const log = activityWrite(scope, { actor: session, action: `Created the launch '${name}'`, at: now });
  await commitNewLaunch(table, scope, { id, name, email: session.email, now }, entries, log);
  return id;
};
