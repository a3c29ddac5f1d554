import type { RenderableComponent } from '@galley/shared/components/dictionary';
import type { CompanyScope } from '../company-scope';
import { writeConflict } from '../conflicts';
import { linkHintsEntity } from '../entities/hint';
import type { Table, Write } from '../table';
import { anyLinkHash, linkHashesIn } from './hint-hashes';
import { hintDeletes, hintPuts } from './search-text-hints';

/** A page with more hints than this gets one that stands for all links; the others are forgotten over time. */
const mostHints = 90;
/** What fits into a flip besides the rest. */
const forgottenAtOnce = 3;

/**
 * Writes the hints of a version's links before it goes live. Read the page before this is called: what another
 * release forgets meanwhile, that release makes known by the page's revision.
 * @returns the writes for the flip, which forget some of the links that the page no longer has
 * @throws WriteConflict where they are changed at the same time
 */
export async function noteLinks(
  table: Table,
  scope: CompanyScope,
  pageId: number,
  components: readonly RenderableComponent[],
): Promise<Write[]> {
  const [stored, linked] = await Promise.all([
    table.get(linkHintsEntity.key(scope, pageId)),
    linkHashesIn(components),
  ]);
  const { hashes = [], revision } = stored ?? {};
  const isMany = new Set([...hashes, ...linked]).size > mostHints;
  const wanted = isMany ? [anyLinkHash] : linked;
  const added = wanted.filter((hash) => !hashes.includes(hash));
  const all = [...hashes, ...added];
  if (added.length > 0) {
    const noted = notedLinks(scope, pageId, all, revision);
    await table.commit([...hintPuts(scope, pageId, added), noted]);
  }
  const gone = all.filter((hash) => !wanted.includes(hash)).slice(0, forgottenAtOnce);
  if (gone.length === 0) return [];
  const left = all.filter((hash) => !gone.includes(hash));
  const current = added.length > 0 ? (revision ?? 0) + 1 : revision;
  return [...hintDeletes(scope, pageId, gone), notedLinks(scope, pageId, left, current)];
}

function notedLinks(
  scope: CompanyScope,
  pageId: number,
  hashes: readonly string[],
  before: number | undefined,
): Write {
  const key = linkHintsEntity.key(scope, pageId);
  return {
    put: { ...key, hashes: [...hashes], revision: (before ?? 0) + 1 },
    condition: before === undefined ? { absent: true } : { equals: { revision: before } },
    refused: writeConflict,
  };
}
