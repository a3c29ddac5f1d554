import type { ApiRequest } from '../../lib/api';

export type SiteModule = NonNullable<ApiRequest<'initializeSite'>['modules']>[number];

/** The modules that a site can be set up with, in the order in which their forms are shown. */
export const siteModules: { name: SiteModule; label: string; description: string }[] = [
  {
    name: 'FormSettings',
    label: 'Form settings',
    description: 'Contact forms whose submissions are stored and emailed',
  },
];
