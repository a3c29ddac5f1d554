import type { RenderableComponent } from '@galley/shared/components/dictionary';
import type { CompanyScope } from '../company-scope';
import { writeConflict } from '../conflicts';
import type { RecordOf } from '../entities/entity';
import { linkHintsEntity } from '../entities/hint';
import type { Table, Write } from '../table';
import { hintOfAnyLink, hintsOfLinks } from './hints-of';
import { hintDeletes, hintPuts } from './search-text-hints';

/** A page with more hints than this gets one that says that it may link to anything; the others are deleted over time. */
const mostHints = 90;
/** As many as fit into a flip. */
const deletedAtOnce = 3;

type LinkHints = RecordOf<typeof linkHintsEntity> | undefined;

/**
 * The hints about a page's links. Read them after the page: a release that deletes some of them in between raises the
 * page's revision, on which the flip is conditional.
 */
export const readLinkHints = (table: Table, scope: CompanyScope, pageId: number): Promise<LinkHints> =>
  table.get(linkHintsEntity.key(scope, pageId));

/**
 * Writes the hints about a version's links before it goes live.
 * @param reading the hints that the page has, read after the page
 * @returns writes for the flip that delete some of the hints which no longer apply
 * @throws WriteConflict where another release changed the hints of the page
 */
export async function noteLinks(
  table: Table,
  scope: CompanyScope,
  pageId: number,
  components: readonly RenderableComponent[],
  reading: LinkHints | Promise<LinkHints> = readLinkHints(table, scope, pageId),
): Promise<Write[]> {
  const [stored, linked] = await Promise.all([reading, hintsOfLinks(components)]);
  const { hints = [], revision } = stored ?? {};
  const isMany = new Set([...hints, ...linked]).size > mostHints;
  const wanted = isMany ? [hintOfAnyLink] : linked;
  const added = wanted.filter((hint) => !hints.includes(hint));
  const all = [...hints, ...added];
  if (added.length > 0) {
    const noted = notedLinks(scope, pageId, all, revision);
    await table.commit([...hintPuts(scope, pageId, added), noted]);
  }
  const gone = all.filter((hint) => !wanted.includes(hint)).slice(0, deletedAtOnce);
  if (gone.length === 0) return [];
  const left = all.filter((hint) => !gone.includes(hint));
  const current = added.length > 0 ? (revision ?? 0) + 1 : revision;
  return [...hintDeletes(scope, pageId, gone), notedLinks(scope, pageId, left, current)];
}

function notedLinks(
  scope: CompanyScope,
  pageId: number,
  hints: readonly string[],
  before: number | undefined,
): Write {
  const key = linkHintsEntity.key(scope, pageId);
  return {
    put: { ...key, hints: [...hints], revision: (before ?? 0) + 1 },
    condition: before === undefined ? { absent: true } : { equals: { revision: before } },
    refused: writeConflict,
  };
}
