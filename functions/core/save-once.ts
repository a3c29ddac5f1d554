import type { Key } from './entities/key';
import { stale } from './errors';
import { requireRevision } from './revision-rules';
import type { Write } from './table';

/**
 * The write of a record that exists once per company (settings, footer, navbar). The save's revision must
 * equal the stored one; the first save needs none.
 * @throws 400 naming `revision` where a record exists and the save names no revision; 409 where it names
 * another one
 */
export function saveOnce<Stored extends Key & { revision: number }, Content extends object>(
  entity: { is(item: Key | undefined): item is Stored },
  key: Key,
  stored: Stored | undefined,
  content: Content,
  revision: number | undefined,
): { record: Key & Content & { revision: number }; write: Write } {
  if (stored && requireRevision(revision) !== stored.revision) throw stale(withoutKey(stored));
  const record = { ...content, ...key, revision: (stored?.revision ?? 0) + 1 };
  return {
    record,
    write: {
      put: { ...record },
      condition: stored ? { equals: { revision: stored.revision } } : { absent: true },
      refused: (current) => stale(entity.is(current) ? withoutKey(current) : undefined),
    },
  };
}

/** A record as the API returns it. */
export function withoutKey<Content extends Key>(record: Content): Omit<Content, 'pk' | 'sk'> {
  const { pk: _pk, sk: _sk, ...content } = record;
  return content;
}
