import { createHash } from 'node:crypto';
import type { ImageModels } from '@galley/shared/schemas/image';
import type { CompanyScope } from '../company-scope';
import type { LogoPicturesRecord } from '../entities/site';
import { type NewJob, newJob } from '../jobs';
import type { SiteParts } from './site';

/**
 * Raised when the pictures are drawn differently: those of all companies are then made again with their next
 * release.
 */
const drawing = 1;

type Parts = Pick<SiteParts, 'company' | 'settings' | 'theme'>;

/** The identity of a logo's pictures; `icon` and `share` as in the record. */
export type LogoPictures = Pick<LogoPicturesRecord, 'of' | 'icon' | 'share'>;
export const noLogoPictures: LogoPictures = { of: 0, icon: '', share: '' };

/**
 * The logo pictures that a company should have. Icons are made of the icon that was chosen by hand, if there
 * is one.
 * @param images the images that the chrome shows; a deleted logo leads to no pictures
 */
export function logoPicturesOf({ company, settings, theme }: Parts, images: ImageModels): LogoPictures {
  const there = (imageUrl = '') => (images[imageUrl] ? imageUrl : '');
  const share = there(settings?.logoUrl);
  const icon = there(settings?.favicon) || share;
  if (icon === '') return noLogoPictures;
  const files = [icon, share, there(settings?.darkLogoUrl)].map((url) => [url, images[url]?.fileNumber]);
  const { brand, background, text } = theme?.theme ?? {};
  const words = [settings?.companyName || company.name, settings?.primaryColor, brand, background, text];
  const hash = createHash('sha256')
    .update(JSON.stringify([drawing, files, words]))
    .digest();
  // Nine digits in the place where variants have their file number: no file is replaced so often.
  return { of: 100_000_000 + (hash.readUInt32BE() % 900_000_000), icon, share };
}

/** The job that makes the pictures, where the existing ones were made of something else. */
export function logoPicturesJob(
  scope: CompanyScope,
  site: SiteParts,
  images: ImageModels,
  now: Date,
): NewJob[] {
  const { of } = logoPicturesOf(site, images);
  return of === (site.logoPictures?.of ?? 0) ? [] : [newJob(scope, { kind: 'make-logo-pictures' }, now)];
}
