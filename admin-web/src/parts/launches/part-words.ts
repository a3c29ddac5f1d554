import { linkTo } from '@galley/shared/admin-screens';
import type { NavbarTab } from '@galley/shared/schemas/site';
import { type SitePartName, sitePartNames } from '@galley/shared/site-parts';
import { presetOf } from '@galley/shared/theme/presets';
import type { Theme } from '@galley/shared/theme/theme-words';
import type { Difference } from '../../ui/form/conflict-panel';
import { differencesOf } from '../../ui/form/form-labels';
import type { ComparedField } from '../comparison/component-fields';
import { companyFieldGroups, companyFormValues, companyLabels } from '../site-information/company-fields';
import { type FooterValues, footerLabels } from '../site-information/footer-labels';
import { navbarTabLabels, newTab, tabTextLabels } from '../site-information/navbar-tab-labels';
import { themeLabels } from '../theme/theme-labels';

type Values = Record<string, unknown>;

interface PartOfSite {
  /** The screen that changes it; with a launch, the screen of its planned state. */
  link: (launch?: number) => string;
  /** What a launch changes of it. */
  changes: (from: Values, to: Values) => ComparedField[];
}

/** What the screens of launches need to know about each part of the site. */
const parts: Record<SitePartName, PartOfSite> = {
  look: {
    link: (launch) => linkTo('look', { launch }),
    changes: ({ theme: from }, { theme: to }) => [
      ...(Boolean(from) === Boolean(to) ? [] : [themeField(Boolean(to))]),
      ...(to ? valuesIn(differencesOf(themeLabels, (from ?? presetOf('clear')) as Theme, to as Theme)) : []),
    ],
  },
  navbar: {
    link: (launch) => linkTo('siteInformation', { tab: 'navbar', launch }),
    changes: ({ tabs: from }, { tabs: to }) => tabChanges((from ?? []) as NavbarTab[], to as NavbarTab[]),
  },
  footer: {
    link: (launch) => linkTo('siteInformation', { tab: 'footer', launch }),
    changes: (from, to) =>
      valuesIn(differencesOf(footerLabels, from as FooterValues, to as FooterValues)).map((field) => ({
        ...field,
        ...richTextOf(field.name, from, to),
      })),
  },
  settings: {
    link: (launch) => linkTo('siteInformation', { launch }),
    changes: (from, to) =>
      valuesIn(differencesOf(companyLabels, shownSettings(from), shownSettings(to))).map((field) => ({
        ...field,
        kind: pictures.includes(field.name) ? 'picture' : 'value',
      })),
  },
};

const valuesIn = (differences: readonly Difference[]): ComparedField[] =>
  differences.map(({ name, field: label, theirs: from, mine: to }) => ({
    name,
    label,
    kind: 'value',
    from,
    to,
    isChanged: true,
  }));

/** Compares the list of tabs, and the content of each new or changed tab. */
const tabChanges = (from: readonly NavbarTab[], to: readonly NavbarTab[]): ComparedField[] => [
  ...valuesIn(differencesOf({ titles: 'Tabs' }, titlesOf(from), titlesOf(to))),
  ...to.flatMap((tab) => {
    const before = from.find(({ id }) => id === tab.id) ?? newTab;
    const { title: _title, ...labels } = navbarTabLabels;
    return valuesIn(differencesOf(labels, before, tab)).map((field) => ({
      ...field,
      ...(field.name in tabTextLabels && richTextOf(field.name, before, tab)),
      name: `${tab.id} ${field.name}`,
      label: `${tab.title}: ${field.label}`,
    }));
  }),
];

const titlesOf = (tabs: readonly NavbarTab[]) => ({ titles: tabs.map(({ title }) => title) });

const richTextOf = (name: string, from: Values, to: Values) => ({
  kind: 'richText' as const,
  from: String(from[name] ?? ''),
  to: String(to[name] ?? ''),
});

/** Without a theme of its own a site has the look that follows from its brand colour. */
function themeField(isOwn: boolean): ComparedField {
  const words = ['From the brand color', 'A design of its own'] as const;
  const [from, to] = isOwn ? words : ([words[1], words[0]] as const);
  return { name: 'theme', label: 'Look', kind: 'value', from, to, isChanged: true };
}

const pictures: readonly string[] = companyFieldGroups.Look.flatMap(({ name, kind }) =>
  kind === 'image' ? name : [],
);
const shownSettings = ({ companySettings }: Values) =>
  companyFormValues({ ...(companySettings as Values) }, []);

/** The screen of a known part. */
export const linkToPart = (part: SitePartName, launch?: number): string => parts[part].link(launch);

/** Undefined for a part that only a later release knows. */
export const partOfSite = (name: string): PartOfSite | undefined =>
  sitePartNames.some((known) => known === name) ? parts[name as SitePartName] : undefined;
