import { logoSizes } from '@galley/shared/image-rules';
import type { CompanyScope } from '../core/company-scope';
import { imageEntity } from '../core/entities/image';
import { releaseEntity } from '../core/entities/path';
import { type LogoPicturesRecord, logoPicturesEntity } from '../core/entities/site';
import { picturesOf, readImageModels } from '../core/images/image-models';
import { imageObject, variantObject } from '../core/images/image-store';
import type { LogoPicturesEvent } from '../core/images/widths-event';
import { newJob } from '../core/jobs';
import { brandGround } from '../core/release/brand-ground';
import { type LogoPictures, logoPicturesOf } from '../core/release/logo-pictures';
import { releaseStateOf } from '../core/release/release-state';
import { runRelease } from '../core/release/run-release';
import { readSite, type Site } from '../core/release/site';
import type { Table } from '../core/table';
import { askImageLambda } from './ask-image-lambda';

/** While the origin is down, a page in the CDN may refer to the previous pictures for a day. */
const keptMs = 2 * 24 * 60 * 60 * 1000;

/**
 * Makes the icons and the share image of the current logo, and releases a chrome that shows them. Where the
 * logo has changed in the meantime, that release detects it and enqueues the next job.
 */
export async function makeLogoPictures(table: Table, scope: CompanyScope): Promise<void> {
  const release = releaseStateOf(await table.get(releaseEntity.key(scope)));
  const site = await readSite(table, scope);
  const wanted = logoPicturesOf(site, await readImageModels(table, scope, picturesOf(site)));
  const before = site.logoPictures;
  if (wanted.of === (before?.of ?? 0)) return;
  const made = wanted.of === 0 ? wanted : await make(table, scope, site, wanted);
  const record: LogoPicturesRecord = { ...logoPicturesEntity.key(scope), ...made };
  const now = new Date();
  const outdated = before ? objectsOf(before) : [];
  await runRelease(
    { table, scope, now, release },
    async () => undefined,
    () => ({
      site: { logoPictures: record },
      writes: [{ put: { ...record } }],
      jobs:
        outdated.length > 0 ? [newJob(scope, { kind: 'forget-image', objects: outdated }, now, keptMs)] : [],
    }),
  );
}

export function objectsOf({ of, icon, share }: LogoPictures): string[] {
  const { icon: small, touchIcon, share: wide } = logoSizes;
  return [
    ...(icon ? [small, touchIcon].map((size) => variantObject(icon, of, size)) : []),
    ...(share ? [variantObject(share, of, wide)] : []),
  ];
}

async function make(
  table: Table,
  scope: CompanyScope,
  site: Site,
  { of, icon, share }: LogoPictures,
): Promise<LogoPictures> {
  const { logoUrl = '', darkLogoUrl = '', companyName } = site.settings ?? {};
  const { ground, ink, isDark } = brandGround(site);
  const isForGround = darkLogoUrl !== '' && isDark;
  const sourceOf = async (imageUrl: string) => {
    const record = await table.get(imageEntity.key(scope, Number(imageUrl.split('/')[1])));
    // The table decides which object is the picture; its URL may still serve the previous one.
    return record?.replacement ?? imageObject(imageUrl);
  };
  const event: LogoPicturesEvent = {
    company: scope.company,
    of,
    name: companyName || site.company.name,
    ground,
    ink,
    ...(icon && { icon: { imageUrl: icon, source: await sourceOf(icon), isLogo: icon === logoUrl } }),
    ...(share && {
      share: { imageUrl: share, source: await sourceOf(isForGround ? darkLogoUrl : share), isForGround },
    }),
  };
  const response = await askImageLambda(event);
  return { of, icon: response.icon ? icon : '', share: response.share ? share : '' };
}
