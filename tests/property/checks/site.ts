import type { ChromeRecord } from '@galley/functions/core/entities/path';
import { unpackChrome } from '@galley/functions/core/release/path-body';
import type { SitePartName } from '@galley/shared/site-parts';
import { readLaunch } from '../launch-acts';
import { itemsIn, sitePartsIn } from '../model-of-items';
import type { Played } from '../schedule';
import { partsIn } from '../visit-act';

/**
 * Every part has its last saved or launched value, visitors see that, and a launch lists parts that were saved since.
 */
export async function siteViolations({ items, model, user }: Played): Promise<string[]> {
  const found: string[] = [];
  const stored = sitePartsIn(items);
  const names = Object.keys(stored) as SitePartName[];
  const [is, should] = [
    names.map((part) => stored[part]).join(),
    names.map((part) => model.site.wordOf(part)).join(),
  ];
  if (is !== should) found.push(`The site has ${is}, and should have ${should}`);
  const [chrome] = itemsIn<ChromeRecord>(items, '#PATHS', 'CHROME');
  const shown = chrome && partsIn(model, JSON.stringify(unpackChrome(chrome.body).fragments));
  if (shown !== should) found.push(`Visitors meet ${shown}, and should meet ${should}`);
  for (const [launchId, launch] of model.launches.all) {
    if (launch.isPublished || launch.parts.size === 0) continue;
    const { launch: read } = await readLaunch({ session: user }, launchId);
    const held = model.launches.heldBackIn(launch).toSorted().join();
    const told = read?.partList.flatMap(({ part, problem }) =>
      problem && /changed.* since/.test(problem) ? part : [],
    );
    if (told?.toSorted().join() !== held) {
      found.push(
        `Launch ${launchId} is held back by ${told ?? 'nothing'}, and should be by ${held || 'nothing'}`,
      );
    }
    if (held) model.site.heldBack += 1;
  }
  return found;
}
