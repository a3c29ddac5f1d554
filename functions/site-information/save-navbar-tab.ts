import type { Contract } from '@galley/shared/contract/contract';
import { byteLength, limits } from '@galley/shared/limits';
import { required } from '@galley/shared/required';
import type { NavbarTab } from '@galley/shared/schemas/site';
import { activityWrite } from '../core/activity-log';
import type { CompanyScope } from '../core/company-scope';
import { type NavbarTabRecord, tabCounterEntity, tabEntity } from '../core/entities/site';
import { conflict, notFound, stale, tooLarge } from '../core/errors';
import type { OperationRequest } from '../core/operation';
import { runRelease } from '../core/release/run-release';
import { requireRevision } from '../core/revision-rules';
import { sanitizeRichText } from '../core/rich-text/sanitize-rich-text';
import { tabTexts } from '../core/rich-text/site-texts';
import { toTabResponse } from './navbar-tab-responses';

type Create = OperationRequest<Contract['createNavbarTab']>;
type Update = OperationRequest<Contract['updateNavbarTab']>;

/** Adds a tab after the others; visitors see it with the same step. */
export async function createNavbarTab(request: Create): Promise<number> {
  const { table, scope, session, now } = request;
  const content = await contentOf(request.input, scope);
  let id = 0;
  await runRelease(
    request,
    () => table.get(tabCounterEntity.key(scope)),
    ({ tabs }, counter) => {
      if (tabs.length >= limits.navbarTabs) {
        throw conflict(`The navbar has ${limits.navbarTabs} tabs, which is all it holds. Delete one first.`);
      }
      id = (counter?.last ?? 0) + 1;
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
    },
  );
  return id;
}

/** Saves a tab, sanitised; it keeps its place. */
export async function updateNavbarTab(request: Update): Promise<number> {
  const { scope, session, input, now } = request;
  const revision = requireRevision(input.revision);
  const content = await contentOf(input, scope);
  await runRelease(
    request,
    async () => undefined,
    ({ tabs }) => {
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
    },
  );
  return input.id;
}

/** @throws 413 naming the first text of a tab that is too long altogether */
async function contentOf({ title, format, ...input }: NavbarTab, scope: CompanyScope) {
  const content = { title, format, column1: '', column2: '', column3: '', column4: '', footer: '' };
  for (const field of tabTexts) content[field] = await sanitizeRichText(input[field], scope);
  const bytes = tabTexts.reduce((sum, field) => sum + byteLength(content[field]), 0);
  if (bytes > limits.footerBytes) {
    throw tooLarge('column1', `The tab is too long: at most ${limits.footerBytes / 1024} KB together.`);
  }
  return content;
}
