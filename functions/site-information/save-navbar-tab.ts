import type { Contract } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import { required } from '@galley/shared/required';
import { activityWrite } from '../core/activity-log';
import { type NavbarTabRecord, tabCounterEntity, tabEntity } from '../core/entities/site';
import { conflict, notFound, stale } from '../core/errors';
import type { OperationRequest } from '../core/operation';
import { releaseParts } from '../core/release/release-parts';
import { requireRevision } from '../core/revision-rules';
import { checkedTab } from '../core/site-parts/navbar';
import { toTabResponse } from './navbar-tab-responses';

type Create = OperationRequest<Contract['createNavbarTab']>;
type Update = OperationRequest<Contract['updateNavbarTab']>;

/** Appends a tab, which visitors see at once. */
export async function createNavbarTab(request: Create): Promise<number> {
  const { scope, session, now } = request;
  const content = await checkedTab(request.input, scope);
  let id = 0;
  await releaseParts(request, ({ tabs, lastTab = 0 }) => {
    if (tabs.length >= limits.navbarTabs) {
      throw conflict(`The navbar has ${limits.navbarTabs} tabs, which is all it holds. Delete one first.`);
    }
    id = lastTab + 1;
    const order = Math.max(0, ...tabs.map((tab) => tab.order)) + 1;
    const record = { ...content, ...tabEntity.key(scope, id), id, order, revision: 1 };
    return {
      site: { tabs: [...tabs, record] },
      writes: [
        { put: record, condition: { absent: true } },
        { put: { ...tabCounterEntity.key(scope), last: id } },
        activityWrite(scope, { actor: session, action: `Created navbar tab '${content.title}'`, at: now }),
      ],
    };
  });
  return id;
}

/** Saves a tab, sanitised; it keeps its position. */
export async function updateNavbarTab(request: Update): Promise<number> {
  const { scope, session, input, now } = request;
  const revision = requireRevision(input.revision);
  const content = await checkedTab(input, scope);
  await releaseParts(request, ({ tabs }) => {
    const stored = required(
      tabs.find((tab) => tab.id === input.id),
      () => notFound('This tab'),
    );
    if (stored.revision !== revision) throw stale(toTabResponse(stored));
    const record: NavbarTabRecord = { ...stored, ...content, revision: revision + 1 };
    return {
      site: { tabs: tabs.map((tab) => (tab === stored ? record : tab)) },
      writes: [
        { put: { ...record }, condition: { equals: { revision } } },
        activityWrite(scope, { actor: session, action: `Saved navbar tab '${content.title}'`, at: now }),
      ],
    };
  });
  return input.id;
}
