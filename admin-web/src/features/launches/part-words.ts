import { linkTo } from '@galley/shared/admin-screens';
import { type SitePartName, sitePartNames } from '@galley/shared/site-parts';
import { presetOf } from '@galley/shared/theme/presets';
import type { Theme } from '@galley/shared/theme/theme-words';
import type { Difference } from '../../ui/form/conflict-panel';
import { differencesOf } from '../../ui/form/form-labels';
import { lookLabels } from '../look/look-words';

type Values = Record<string, unknown>;

interface PartOfSite {
  /** The screen on which it is changed, for a launch. */
  link: (launchId: number) => string;
  /** What a launch changes of it: `theirs` is what is live. */
  changes: (from: Values, to: Values) => Difference[];
}

/** Without a look of its own a company's site has that of its brand color. */
const noLook: Difference = { name: 'theme', field: 'Look', theirs: 'As the brand color makes it', mine: '' };

/** What the launches' screens know of each part of the site. */
const parts: Record<SitePartName, PartOfSite> = {
  look: {
    link: (launch) => linkTo('look', { launch }),
    changes: ({ theme: from }, { theme: to }) => {
      if (!from && !to) return [];
      if (!to) return [{ ...noLook, theirs: 'A design of its own', mine: noLook.theirs }];
      const changed = differencesOf(lookLabels, (from ?? presetOf('clear')) as Theme, to as Theme);
      return from ? changed : [{ ...noLook, mine: 'A design of its own' }, ...changed];
    },
  },
};

/** Undefined where only a later release knows the part. */
export const partOfSite = (name: string): PartOfSite | undefined =>
  sitePartNames.some((known) => known === name) ? parts[name as SitePartName] : undefined;
