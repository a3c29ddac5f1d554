import type { LivePageRecord } from '@galley/functions/core/entities/version';
import type { ModelPage } from '../model';
import { itemsIn, modelOf, pagesIn } from '../model-of-items';
import type { Played } from '../schedule';

/** At most one live and one open version, no save lost, one log entry for each transition, nothing else changed. */
export function versionViolations({ items, model }: Played): string[] {
  const stored = modelOf(items);
  const found: string[] = [];
  for (const record of pagesIn(items)) {
    const { id, liveVersionId, openVersionId, openStatus } = record;
    const page = stored.pages.get(id);
    if (!page) continue;
    const having = (status: RegExp) =>
      [...page.versions].filter(([, version]) => status.test(version.status));
    const [live, open] = [having(/live/), having(/draft|pending/)];
    if (live.length > 1) found.push(`Page ${id} has ${live.length} live versions`);
    if (open.length > 1) found.push(`Page ${id} has ${open.length} open versions`);
    if (liveVersionId !== (live[0]?.[0] ?? null)) found.push(`Page ${id} names V${liveVersionId} as live`);
    if (openVersionId !== (open[0]?.[0] ?? null) || openStatus !== (open[0]?.[1].status ?? null)) {
      found.push(`Page ${id} names V${openVersionId} as ${openStatus}`);
    }
    const [published] = itemsIn<LivePageRecord>(items, `#PAGE#${id}`, 'LIVE');
    if ((published?.versionId ?? null) !== liveVersionId) {
      found.push(`What is published of page ${id} is V${published?.versionId}, not V${liveVersionId}`);
    }
  }
  for (const [id, expected] of model.pages) {
    const [is, should] = [textOf(stored.pages.get(id)), textOf(expected)];
    if (is !== should)
      found.push(`Page ${id} is not what was saved:\n    is     ${is}\n    should ${should}`);
  }
  if (stored.pages.size > model.pages.size) found.push('There is a page that nobody made');
  return found;
}

/** A page as one line, to be compared. */
function textOf(page: ModelPage | undefined): string {
  if (!page) return 'not there';
  const { name, slug, parent, isDeleted, lastVersion } = page;
  const versions = [...page.versions]
    .toSorted(([a], [b]) => a - b)
    .map(([number, { status, texts }]) => [number, status, [...texts]]);
  return JSON.stringify({ name, slug, parent, isDeleted, lastVersion, versions, log: page.log.toSorted() });
}
