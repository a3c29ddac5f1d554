import { isSafeUrl } from '@galley/shared/safe-url';
import { socialLinkFields } from '@galley/shared/schemas/site';
import { imageSource } from './image-source';
import { madeOfLogo } from './logo-pictures';
import type { BusinessData, SiteModel } from './site-model';

/**
 * Splits an address such as `14 Wharf Street, Rockport, ME 04856` into its parts; an address in any other
 * form or country stays one text.
 */
export function postalAddress(address: string, country: string): NonNullable<BusinessData['address']> | null {
  const text = address.trim().replace(/\s*\n\s*/g, ', ');
  if (text === '') return null;
  const [, street, city, state, zip] = /^(.+), *([^,]+), *([A-Z]{2}),? +(\d{5}(?:-\d{4})?)$/.exec(text) ?? [];
  if (country !== 'US' || !street || !city || !state || !zip) return text;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  };
}

/** Collects what search engines learn about the company from its settings. */
export function businessData(site: SiteModel): BusinessData {
  const picture = site.shareImage || site.logoUrl;
  const made = madeOfLogo(site).share;
  return {
    name: site.companyName,
    telephone: site.telephone,
    address: postalAddress(site.address, site.country),
    logo: site.logoUrl && imageSource(site.logoUrl),
    image: (!site.shareImage && made) || (picture && imageSource(picture)),
    ...(site.hours?.some((day) => day !== '') && { hours: site.hours, holidays: site.holidays ?? [] }),
    sameAs: socialLinkFields.flatMap((field) => {
      const link = site.social[field] ?? '';
      return isSafeUrl(link) ? [link] : [];
    }),
  };
}
