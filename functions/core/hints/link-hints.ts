import type { RenderableComponent } from '@galley/shared/components/dictionary';
import type { CompanyScope } from '../company-scope';
import { writeConflict } from '../conflicts';
import { linkHintsEntity } from '../entities/hint';
import type { Table, Write } from '../table';
import { hintOfAnyLink, hintsOfLinks } from './hints-of';
import { hintDeletes, hintPuts } from './search-text-hints';

/** A page with more hints than this gets one that says that it may link to anything; the others are deleted over time. */
const mostHints = 90;
/** As many as fit into a flip. */
const deletedAtOnce = 3;

/**
 * Writes the hints about a version's links before it goes live. Call this after reading the page: a release that
 * deletes one of these hints in between raises the page's revision, on which the flip is conditional.
 * @returns writes for the flip that delete some of the hints which no longer apply
 * @throws WriteConflict where another release changed the hints of the page
 */
export async function noteLinks(
  table: Table,
  scope: CompanyScope,
  pageId: number,
  components: readonly RenderableComponent[],
): Promise<Write[]> {
  const [stored, linked] = await Promise.all([
    table.get(linkHintsEntity.key(scope, pageId)),
    hintsOfLinks(components),
  ]);
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
