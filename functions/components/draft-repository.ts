import type { CompanyScope } from '../core/company-scope';
import type { DraftChange } from '../core/components/component-record';
import { notADraft, noteOfChange, requireDraft, type VersionLocation } from '../core/components/draft-rules';
import { retryOnConflict, writeConflict } from '../core/conflicts';
import type { Key } from '../core/entities/key';
import { savedContentEntity } from '../core/entities/saved-section';
import {
  type ComponentRecord,
  componentEntity,
  type VersionRecord,
  versionEntity,
} from '../core/entities/version';
import { conflict } from '../core/errors';
import type { SignedIn } from '../core/operation';
import { readableComponents } from '../core/rich-text/readable-texts';
import type { Table, Write } from '../core/table';

const busy = {
  attempts: 10,
  orElse: () => conflict('Several people are changing this draft right now. Nothing was saved: try again.'),
};

/** The part of a request that a change of a draft needs. */
export type DraftRequest = SignedIn & { table: Table; now: Date };

/** What a change reads along with the draft's header: items by key, or all components of the draft. */
export type AlsoRead = readonly Key[] | 'components';

/**
 * Changes a draft: one round trip reads its header with everything else that the change needs, another
 * writes. When two users change a draft at the same time, both changes are made; a version that is no longer
 * a draft rejects them.
 * @param alsoRead `change` gets the items of these keys, in the same order
 * @throws 404 or 409 as `requireDraft`
 */
export async function changeDraft<Result>(
  request: DraftRequest,
  { pageId, versionId }: VersionLocation,
  alsoRead: AlsoRead,
  change: (draft: VersionRecord, items: (Key | undefined)[]) => DraftChange<Result>,
): Promise<Result> {
  const { table, scope } = request;
  const key = versionEntity.key(scope, pageId, versionId);
  return retryOnConflict(busy, async () => {
    const [header, ...stored] = await readWith(table, scope, { pageId, versionId }, alsoRead);
    const items = await withReadableTexts(scope, stored);
    const draft = requireDraft(header, versionId);
    const { header: set, writes, result } = change(draft, items);
    await table.commit([draftWrite(key, draft, { ...set, ...noteOfChange(request) }), ...writes]);
    return result;
  });
}

async function readWith(
  table: Table,
  scope: CompanyScope,
  { pageId, versionId }: VersionLocation,
  alsoRead: AlsoRead,
): Promise<[VersionRecord | undefined, ...(Key | undefined)[]]> {
  const header = versionEntity.key(scope, pageId, versionId);
  if (alsoRead !== 'components') return table.batchGet([header, ...alsoRead]);
  const [draft, components] = await Promise.all([
    table.get(header),
    table.queryAll(componentEntity.range(scope, pageId, versionId), { whole: true }),
  ]);
  return [draft, ...components];
}

/** Brings the texts of components among the items into the current format. */
async function withReadableTexts(scope: CompanyScope, items: (Key | undefined)[]) {
  return Promise.all(
    items.map(async (item) => {
      if (!componentEntity.is(item) && !savedContentEntity.is(item)) return item;
      const [readable] = await readableComponents(scope, [item]);
      return readable;
    }),
  );
}

function draftWrite(key: Key, draft: VersionRecord, set: Partial<VersionRecord>): Write {
  return {
    update: key,
    set,
    add: { revision: 1 },
    condition: { equals: { status: 'draft', revision: draft.revision } },
    refused: (current) => {
      const isOpen = !versionEntity.is(current) || current.status === 'draft';
      return isOpen ? writeConflict() : notADraft(current);
    },
  };
}

/**
 * Replaces a component on the condition that it has not changed since it was read; a batch read is no
 * consistent snapshot.
 */
export function componentWrite(stored: ComponentRecord, record: ComponentRecord): Write {
  return { put: { ...record }, ...unchanged(stored) };
}

export function componentRemoval(stored: ComponentRecord): Write {
  return { delete: stored, ...unchanged(stored) };
}

function unchanged({ revision, slidesRevision }: ComponentRecord) {
  return { condition: { equals: { revision, slidesRevision } }, refused: writeConflict };
}
