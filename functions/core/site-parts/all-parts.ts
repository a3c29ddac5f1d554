import type { SitePartValues } from '@galley/shared/schemas/site-part';
import type { SitePartName } from '@galley/shared/site-parts';
import { footer } from './footer';
import { look } from './look';
import { navbar } from './navbar';
import { settings } from './settings';
import type { SitePart } from './site-part';

/** Everything that a launch can contain besides pages. */
export const siteParts: { [Name in SitePartName]: SitePart<SitePartValues[Name]> } = {
  look,
  navbar,
  footer,
  settings,
};
