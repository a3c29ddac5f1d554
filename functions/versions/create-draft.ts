import type { Contract } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import { readComponents, readVersion } from '../core/components/version-contents';
import { type PageRecord, pageEntity } from '../core/entities/page';
import {
  type ComponentRecord,
  componentEntity,
  type VersionRecord,
  versionEntity,
} from '../core/entities/version';
import { conflict, notFound } from '../core/errors';
import type { Operation, OperationRequest } from '../core/operation';
import { launchConflict } from '../core/release/live-launch';
import type { Write } from '../core/table';
import { logActions, logEntry } from '../core/version-log';
import { readPageAndNewest } from './version-repository';
import { requireNoOpenVersion } from './version-rules';

type Request = OperationRequest<Contract['createDraft']>;

// The same transaction also contains the version's header, the page and the log.
const copiesInOneTransaction = limits.transactionItems - 3;

/**
 * Creates a draft as a copy of a version: the named one, else the live one, else the newest. Only a page
 * without versions gets an empty one. Visible only once it is complete.
 */
export const createDraft: Operation<Contract['createDraft']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const readSource = (versionId: number | null | undefined) =>
    Promise.all([
      versionId ? readVersion(table, scope, input.pageId, versionId) : undefined,
      versionId ? readComponents(table, scope, input.pageId, versionId) : [],
    ]);
  const [{ page, newest }, named] = await Promise.all([
    readPageAndNewest(table, scope, input.pageId),
    readSource(input.copyVersionId),
  ]);
  requireNoOpenVersion(page);
  const source = input.copyVersionId ?? page.liveVersionId ?? newest?.versionId;
  const [header, components] = input.copyVersionId ? named : await readSource(source);
  if (source && !header) throw notFound(`V${source} of this page`);
  if (page.lastVersionId >= limits.versionsPerPage) {
    throw conflict('This page has as many versions as a page can have. Create a new page.');
  }
  const versionId = page.lastVersionId + 1;
  const draft: VersionRecord = {
    ...versionEntity.key(scope, page.id, versionId),
    versionId,
    status: 'draft',
    placements: header?.placements ?? [],
    // Numbers are unique within the page: the same number in two versions is the same component.
    nextN: Math.max(header?.nextN ?? 1, newest?.nextN ?? 1),
    timestamp: now.toISOString(),
    email: session.email,
    comments: '',
    revision: 1,
    ...(header?.htmlBytes !== undefined && { htmlBytes: header.htmlBytes }),
  };
  const placed = new Set(draft.placements.map((placement) => placement.n));
  const copies = components
    .filter((component) => placed.has(component.n))
    .map((component): Write => ({ put: copyOf(request, component, versionId) }));
  const opening: Write[] = [
    openedPage(request, page, versionId),
    { put: { ...draft }, condition: { absent: true }, refused: () => somebodyStarted() },
    logEntry(
      scope,
      page.id,
      { email: session.email, action: logActions.createdDraft(versionId), comments: '' },
      now,
    ),
  ];
  if (copies.length <= copiesInOneTransaction) {
    await table.commit([...opening, ...copies]);
    return versionId;
  }
  // Too many for one transaction: first reserve the version number, so that it is not used by others, then
  // copy, then open the draft.
  await table.commit([pageWithoutDraft(request, page, { lastVersionId: versionId })]);
  await table.commitInParts(copies);
  await table.commit([
    openedPage(request, { ...page, lastVersionId: versionId }, versionId),
    ...opening.slice(1),
  ]);
  return versionId;
};

function copyOf({ scope, input }: Request, component: ComponentRecord, versionId: number) {
  return {
    ...component,
    ...componentEntity.key(scope, input.pageId, versionId, component.n),
    versionId,
    revision: 1,
  };
}

const somebodyStarted = () =>
  conflict('Someone else started a draft in the meantime. Reload the page to see it.');

function openedPage(request: Request, page: PageRecord, versionId: number): Write {
  const opened = { openVersionId: versionId, openStatus: 'draft', lastVersionId: versionId } as const;
  return pageWithoutDraft(request, page, opened);
}

/**
 * A change of a page on the condition that no draft was created, and no version number reserved, since it was
 * read.
 */
function pageWithoutDraft({ scope }: Request, page: PageRecord, set: Partial<PageRecord>): Write {
  return {
    update: pageEntity.key(scope, page.id),
    set: { ...set },
    condition: {
      equals: {
        openVersionId: null,
        isDeleted: false,
        lastVersionId: page.lastVersionId,
        nextRun: undefined,
      },
    },
    refused: (current) => launchConflict(current) ?? somebodyStarted(),
  };
}
