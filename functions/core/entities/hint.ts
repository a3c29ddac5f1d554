import { companyPartition } from './entity';
import { digits, text } from './key-parts';

export const hintsPartition = companyPartition('HINTS', {
  leftOut: 'what follows from the pages, where a job finds it again',
});

/**
 * A page may have something (`hint-hashes.ts`): readers look at the page, which may have it no longer. It never has
 * something without a hint.
 */
export const hintEntity = hintsPartition.entity({
  sort: ['HINT', text('hash', '[0-9a-f]{32}'), digits('pageId', 8)],
  schema: (s) => ({ pageId: s.id }),
});

/** The hints of a page's links, by hash: those of its live version, and some of earlier ones. */
export const linkHintsEntity = hintsPartition.entity({
  sort: ['LINKS', digits('pageId', 8)],
  schema: (s) => ({
    hashes: s.list(s.text),
    /** Raised by every change. */
    revision: s.count,
  }),
});

/** The search of all pages that wrote the hints, or is writing them. */
export const hintSearchEntity = hintsPartition.entity({
  sort: ['SEARCH'],
  schema: (s) => ({
    /** The release that the hints belong to names the same run. */
    run: s.text,
    isDone: s.flag,
    /** Renewed by each of its steps. */
    touchedAt: s.time,
  }),
});
