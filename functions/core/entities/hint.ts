import { companyPartition } from './entity';
import { digits, hashed } from './key-parts';

export const hintsPartition = companyPartition('HINTS', {
  leftOut: 'what follows from the pages, where a job finds it again',
});

/**
 * A page may have a search text or a link (`hints-of.ts`). Readers look at the page itself, which may no longer have
 * it. A page without the hint does not have it.
 */
export const hintEntity = hintsPartition.entity({
  sort: ['HINT', hashed('about'), digits('pageId', 8)],
  schema: (s) => ({ pageId: s.id }),
});

/** The hints about a page's links: those of its live version, and some of earlier ones. */
export const linkHintsEntity = hintsPartition.entity({
  sort: ['LINKS', digits('pageId', 8)],
  schema: (s) => ({
    hints: s.list(s.text),
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
