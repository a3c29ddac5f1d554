import type { SitePartValues } from '@galley/shared/schemas/site-part';
import { themeEntity } from '../entities/site';
import { saveOnce } from '../save-once';
import type { SitePart } from './site-part';

/** The site's theme. It affects only the chrome, so no page needs to be rendered for it. */
export const look: SitePart<SitePartValues['look']> = {
  permission: 'editSiteInformation',
  revisionOf: ({ theme }) => theme?.revision ?? 0,
  valuesOf: ({ theme }) => ({ theme: theme?.theme ?? null }),
  checked: async ({ theme }) => ({ theme }),
  namedChecks: () => [],
  change: ({ theme }, revision, site, { scope }) => {
    const key = themeEntity.key(scope);
    const { record, write } = saveOnce(themeEntity, key, site.theme, { theme }, revision);
    return { site: { theme: record }, writes: [write], revision: record.revision };
  },
};
