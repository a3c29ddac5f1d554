import type { ChromeRecord, PathRecord } from '@galley/functions/core/entities/path';
import type { LivePageRecord } from '@galley/functions/core/entities/version';
import { unpackLiveComponents } from '@galley/functions/core/release/live-page';
import { unpackChrome, unpackPage } from '@galley/functions/core/release/path-body';
import { rendererOf } from '@galley/functions/core/release/renderer';
import { readSite } from '@galley/functions/core/release/site';
import { itemsIn } from '../model-of-items';
import type { Played } from '../schedule';
import { scope, table } from '../world';

/** What visitors get equals a complete re-render: no release is visible in part. */
export async function renderedViolations({ items }: Played): Promise<string[]> {
  const renderer = await rendererOf(await readSite(table, scope));
  const found: string[] = [];
  const [chrome] = itemsIn<ChromeRecord>(items, '#PATHS', 'CHROME');
  if (chrome && JSON.stringify(unpackChrome(chrome.body).fragments) !== JSON.stringify(renderer.chrome())) {
    found.push('The chrome is not what the site is');
  }
  for (const { sk, kind, pageId, body } of itemsIn<PathRecord>(items, '#PATHS', '/')) {
    const page = renderer.tree.page(pageId);
    const [live] = itemsIn<LivePageRecord>(items, `#PAGE#${pageId}`, 'LIVE');
    if (kind !== 'page' || !page || !live || !body || renderer.tree.isHidden(page)) continue;
    const fresh = unpackPage(
      renderer.body(
        page,
        { components: unpackLiveComponents(live), forms: {}, images: {}, files: {} },
        new Date(),
      ).body,
    );
    const [is, should] = [JSON.stringify(unpackPage(body)), JSON.stringify(fresh)];
    if (is !== should)
      found.push(`What visitors get at ${sk} is not page ${pageId} as it is:\n    ${is}\n    ${should}`);
  }
  return found;
}
