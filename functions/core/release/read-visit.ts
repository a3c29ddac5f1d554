import type { ChromeFragments } from '@galley/public-web/site-model';
import type { CompanyScope } from '../company-scope';
import type { Key, RecordsAt } from '../entities/key';
import { chromeEntity, type PathRecord, pathEntity } from '../entities/path';
import { isSitePath } from '../pages/reserved-paths';
import { mayPrecede, presentAt } from './at-path';
import type { ChromeBody } from './path-body';
import { locationUnder, patternsOver } from './redirect-patterns';
import { everythingUnder } from './release-state';
import { chromeIn } from './unpacked-chromes';

/** The reads of a visit: records in the order of the keys, undefined where there is none. */
export interface PathReader {
  batchGet<const Keys extends readonly Key[]>(
    keys: Keys,
    options?: { consistent?: boolean },
  ): Promise<RecordsAt<Keys>>;
}

export interface Visit {
  /** The target where this visit is redirected; the page is then ignored. */
  redirectTo?: string;
  chrome: ChromeBody;
  /** The number of the release that the chrome belongs to. */
  release: number;
  item: PathRecord | undefined;
  /** The page's renderer, and the chrome that this renderer made. */
  renderer: string;
  fragments: ChromeFragments;
}

const attempts = 4;

/**
 * Reads everything that a visit needs in one BatchGetItem. A batch is not a snapshot: where the chrome knows
 * of a newer change of this path than the item shows, or the item is newer than the chrome, both are read
 * again, consistently, until they belong to one release. Undefined where the company has no site.
 * @param query the part of the query string that counts for redirects
 * @throws where they still disagree; the visitor is then asked to try again
 */
export async function readVisit(
  reader: PathReader,
  scope: CompanyScope,
  path: string,
  query = '',
): Promise<Visit | undefined> {
  const ofQuery = query === '' ? [] : [pathEntity.key(scope, `${path}?${query}`)];
  const keys = [pathEntity.key(scope, path), chromeEntity.key(scope), ...ofQuery] as const;
  let knownChange: number | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [stored, record, queryItem] = await reader.batchGet(keys, { consistent: attempt > 0 });
    if (!record) {
      if (attempt > 0) return undefined;
      continue;
    }
    const { launch } = record;
    const item = presentAt(stored, launch);
    const chrome = chromeIn(scope, record.body);
    const changedAt = chrome.recent[path] ?? 0;
    // Still absent in a read that began after that change: it was removed later, as a redirect may be.
    const isRemoved = !item && changedAt === knownChange;
    knownChange = changedAt;
    const isWhole =
      isRemoved || ((item?.release ?? 0) >= changedAt && (item?.release ?? 0) <= record.release);
    // Pages that move with their parent are put at their new paths just before the release.
    const mayHaveMissed =
      attempt === 0 &&
      ((!item && isUnderRecentMove(chrome.recent, path)) || mayPrecede(stored, launch, Date.now()));
    const isHidden = item !== undefined && chrome.hidden.includes(item.pageId);
    const shown = isHidden ? undefined : item;
    const { renderer = record.renderer } = shown ?? {};
    const fragments = renderer === record.renderer ? chrome.fragments : chrome.earlier?.[renderer];
    // The site was changing renderers during the read. If no matching chrome is found at all, any chrome is
    // better than none.
    const hasMatchingChrome = fragments !== undefined || attempt === attempts - 1;
    if (isWhole && !mayHaveMissed && hasMatchingChrome) {
      const { release } = record;
      const visit = { chrome, release, item: shown, renderer, fragments: fragments ?? chrome.fragments };
      const redirectTo =
        redirectIn(presentAt(queryItem, launch)) ??
        redirectIn(shown) ??
        // An item that visitors may not see is still a page, so patterns do not apply.
        (item === undefined ? await redirectByPattern(reader, scope, path) : undefined);
      return redirectTo === undefined ? visit : { ...visit, redirectTo };
    }
  }
  throw new Error('The page and its chrome did not agree after several reads.');
}

function redirectIn(item: PathRecord | undefined): string | undefined {
  return item?.kind === 'redirect' ? item.to : undefined;
}

/**
 * The redirect pattern that matches a path without a page or a redirect of its own; only such visits cost
 * this read.
 */
async function redirectByPattern(
  reader: PathReader,
  scope: CompanyScope,
  path: string,
): Promise<string | undefined> {
  const patterns = isSitePath(path) ? [] : patternsOver(path);
  if (patterns.length === 0) return undefined;
  const items = await reader.batchGet(
    patterns.map((pattern) => pathEntity.key(scope, pattern)),
    { consistent: false },
  );
  const found = items.findIndex((item) => redirectIn(item) !== undefined);
  const [pattern, to] = [patterns[found], redirectIn(items[found])];
  return pattern && to && locationUnder(pattern, to, path);
}

function isUnderRecentMove(recent: ChromeBody['recent'], path: string): boolean {
  const parts = path.split('/').slice(1, -1);
  return parts.some((_, depth) => everythingUnder(`/${parts.slice(0, depth + 1).join('/')}`) in recent);
}
