import { byteLength, limits } from '@galley/shared/limits';
import { tabsRevision } from '@galley/shared/navbar-tabs';
import type { SitePartValues } from '@galley/shared/schemas/site-part';
import type { CompanyScope } from '../company-scope';
import { writeConflict } from '../conflicts';
import { type NavbarTabRecord, tabCounterEntity, tabEntity } from '../entities/site';
import { conflict, tooLarge } from '../errors';
import { sanitizeRichText } from '../rich-text/sanitize-rich-text';
import { tabTexts } from '../rich-text/site-texts';
import type { Write } from '../table';
import type { SitePart } from './site-part';

type Values = SitePartValues['navbar'];
type Content = Omit<Values['tabs'][number], 'id'>;

const contentOf = ({ title, format, column1, column2, column3, column4, footer }: Content): Content => ({
  title,
  format,
  column1,
  column2,
  column3,
  column4,
  footer,
});
const bytesOf = (tabs: readonly Content[]) =>
  tabs.reduce((sum, tab) => sum + byteLength(tabTexts.map((field) => tab[field]).join('')), 0);

/**
 * The content of a tab as stored, sanitised.
 * @throws 413 naming the first text of a tab that exceeds the total limit
 */
export async function checkedTab(sent: Content, scope: CompanyScope): Promise<Content> {
  const content = contentOf(sent);
  for (const field of tabTexts) content[field] = await sanitizeRichText(content[field], scope);
  if (bytesOf([content]) > limits.footerBytes) {
    throw tooLarge('column1', `The tab is too long: at most ${limits.footerBytes / 1024} KB together.`);
  }
  return content;
}

const most = `${limits.launchTabsBytes / 1024} KB`;

/** The tabs of the navbar as one list. Each tab can also be saved at once, by a call of its own. */
export const navbar: SitePart<Values> = {
  permission: 'editSiteInformation',
  revisionOf: ({ tabs }) => tabsRevision(tabs),
  valuesOf: ({ tabs }) => ({ tabs: tabs.map((tab) => ({ ...contentOf(tab), id: tab.id })) }),
  checked: async (values, { scope }) => {
    const tabs: Values['tabs'] = [];
    for (const tab of values.tabs) tabs.push({ ...(await checkedTab(tab, scope)), id: tab.id });
    if (bytesOf(tabs) > limits.launchTabsBytes) {
      throw tooLarge('tabs', `The tabs of a launch have at most ${most} together.`);
    }
    return { tabs };
  },
  namedChecks: () => [],
  change: ({ tabs: chosen }, _revision, { tabs: before, lastTab = 0 }, { scope }) => {
    if (bytesOf(before) > limits.launchTabsBytes) {
      throw conflict(`The site has tabs of more than ${most}, which a launch could not bring back.`);
    }
    const tabs = tabsAfter(before, chosen, lastTab, scope);
    const last = Math.max(lastTab, ...tabs.map(({ id }) => id));
    const gone = before.filter(({ id }) => !tabs.some((tab) => tab.id === id));
    const writes: Write[] = [
      ...gone.map((tab) => ({ delete: tab })),
      ...tabs
        .filter((tab) => !before.includes(tab))
        .map((tab) => ({
          put: { ...tab },
          condition:
            tab.revision === 1 ? ({ absent: true } as const) : { equals: { revision: tab.revision - 1 } },
          refused: writeConflict,
        })),
      ...(last === lastTab ? [] : [{ put: { ...tabCounterEntity.key(scope), last } }]),
    ];
    return { site: { tabs }, writes, revision: tabsRevision(tabs) };
  },
};

/**
 * A tab that stays keeps its number. All others, including those that come back, get numbers that no tab has
 * had.
 */
function tabsAfter(
  before: readonly NavbarTabRecord[],
  chosen: Values['tabs'],
  lastTab: number,
  scope: CompanyScope,
): NavbarTabRecord[] {
  const after: NavbarTabRecord[] = [];
  let newest = lastTab;
  for (const { id, ...content } of chosen) {
    const stored = before.find((tab) => tab.id === id);
    const place = (after.at(-1)?.order ?? 0) + 1;
    if (stored) {
      const next = { ...stored, ...content, order: Math.max(place, stored.order) };
      const isSame = Object.entries(next).every(
        ([name, value]) => stored[name as keyof typeof stored] === value,
      );
      after.push(isSame ? stored : { ...next, revision: stored.revision + 1 });
    } else {
      newest += 1;
      after.push({ ...content, ...tabEntity.key(scope, newest), id: newest, order: place, revision: 1 });
    }
  }
  return after;
}
