import type { ApiRequest } from '../../lib/api';

export type SiteModule = NonNullable<ApiRequest<'initializeSite'>['modules']>[number];

/** The modules of a site, in the order of their forms. */
export const siteModules: { name: SiteModule; label: string; description: string }[] = [
  {
    name: 'FormSettings',
    label: 'Form settings',
    description: 'Contact forms whose submissions are stored and emailed',
  },
];
