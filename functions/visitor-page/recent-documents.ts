import type { VisitContext } from '@galley/public-web/assemble';
import { changesByDay } from '@galley/public-web/fold-past';
import type { ChromeFragments, PageFragments } from '@galley/public-web/site-model';
import { unpackPage } from '../core/release/path-body';

interface Made<Document> {
  body: Uint8Array;
  fragments: ChromeFragments;
  context: VisitContext;
  document: Document;
}

const mostKept = 200;

/**
 * Keeps the documents that this process made last. Each edge of the CDN requests a page every five minutes, and
 * usually nothing has changed since: a visit then only compares what was read. A page whose lists depend on the
 * current day is made on every visit.
 * @param make makes a document from chrome, page and context; its result must depend on nothing else
 */
export function createRecentDocuments<Document>(
  make: (fragments: ChromeFragments, page: PageFragments, context: VisitContext) => Document,
) {
  const kept = new Map<string, Made<Document>>();

  return (company: string, body: Uint8Array, fragments: ChromeFragments, context: VisitContext): Document => {
    const name = `${company} ${context.path}`;
    const before = kept.get(name);
    if (before && isSame(before, { body, fragments, context })) return before.document;
    const page = unpackPage(body);
    const document = make(fragments, page, context);
    if (kept.size >= mostKept) kept.clear();
    if (!changesByDay(page.main)) kept.set(name, { body, fragments, context, document });
    return document;
  };
}

/** Chromes and assets are kept themselves: the same ones are the same objects. */
function isSame(before: Made<unknown>, now: Omit<Made<unknown>, 'document'>): boolean {
  const { origin, release, assets } = before.context;
  return (
    before.fragments === now.fragments &&
    origin === now.context.origin &&
    release === now.context.release &&
    assets === now.context.assets &&
    Buffer.compare(before.body, now.body) === 0
  );
}
