import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { conflict } from '../core/errors';
import type { Operation } from '../core/operation';
import { releaseParts } from '../core/release/release-parts';

/**
 * Reorders the tabs.
 * @throws 409 where the list does not name exactly the existing tabs
 */
export const updateNavbarTabOrder: Operation<Contract['updateNavbarTabOrder']> = async (request) => {
  const { scope, session, now } = request;
  const { navbarTabIds } = request.input;
  await releaseParts(request, ({ tabs }) => {
    const byId = new Map(tabs.map((tab) => [tab.id, tab]));
    const ordered = navbarTabIds.flatMap((id) => byId.get(id) ?? []);
    const isSameSet = new Set(ordered).size === tabs.length && navbarTabIds.length === tabs.length;
    if (!isSameSet) {
      throw conflict('The tabs were changed in the meantime. Reload them and order them again.');
    }
    const moved = ordered.map((tab, index) => ({ ...tab, order: index + 1 }));
    return {
      site: { tabs: moved },
      writes: [
        ...moved.map((tab) => ({
          update: tab,
          set: { order: tab.order },
          condition: { equals: { revision: tab.revision } },
        })),
        activityWrite(scope, { actor: session, action: 'Put the navbar tabs in another order', at: now }),
      ],
    };
  });
};
