import { createHash } from 'node:crypto';
import type { ImageModels } from '@galley/shared/schemas/image';
import type { CompanyScope } from '../company-scope';
import type { LogoPicturesRecord } from '../entities/site';
import { type NewJob, newJob } from '../jobs';
import type { SiteParts } from './site';

/** Raised when they are to be drawn otherwise: those of all companies are then made again with their next release. */
const drawing = 1;

type Parts = Pick<SiteParts, 'company' | 'settings' | 'theme'>;

/** What the pictures of a logo are made of; `icon` and `share` as in the record. */
export type LogoPictures = Pick<LogoPicturesRecord, 'of' | 'icon' | 'share'>;
export const noLogoPictures: LogoPictures = { of: 0, icon: '', share: '' };

/**
 * The pictures that a company's logo asks for. Icons come from the icon that was chosen by hand, where one was.
 * @param images those that the chrome shows; a logo that is no longer there asks for nothing
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
  // Nine digits, where the copies of a picture's file have its number: no file is replaced so often.
  return { of: 100_000_000 + (hash.readUInt32BE() % 900_000_000), icon, share };
}

/** The job that makes them, where what is there was made of something else. */
export function logoPicturesJob(
  scope: CompanyScope,
  site: SiteParts,
  images: ImageModels,
  now: Date,
): NewJob[] {
  const { of } = logoPicturesOf(site, images);
  if (of === (site.logoPictures?.of ?? 0)) return [];
  return [newJob(scope, { kind: 'make-logo-pictures' }, now)];
}
