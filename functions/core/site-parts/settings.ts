import { dayFields } from '@galley/shared/opening-hours';
import type { SitePartValues } from '@galley/shared/schemas/site-part';
import { storedTelephone } from '../companies/stored-telephone';
import { companyEntity } from '../entities/company';
import { type SettingsRecord, settingsEntity } from '../entities/site';
import { conflict } from '../errors';
import { libraryImageChecks } from '../images/library-images';
import { newJob } from '../jobs';
import type { SiteParts } from '../release/site';
import { saveOnce } from '../save-once';
import type { Write } from '../table';
import type { PartChange, PartContext, SitePart } from './site-part';

type Values = SitePartValues['settings'];
/** The settings that affect staff but not visitors: they are saved at once and never part of a launch. */
export type StaffRules = Pick<
  SettingsRecord,
  'adminOnlyChanges' | 'blockingChecks' | 'requiresApp' | 'adminVersionUpdateEmails'
>;

export const settingsId = 1;
const ownPictures = [
  ['logoUrl', 'Logo'],
  ['darkLogoUrl', 'Logo for Dark Backgrounds'],
  ['favicon', 'Favicon'],
  ['shareImage', 'Share Image'],
] as const;
/**
 * Fields that keep their stored value when a save omits them; in storage they may be absent, which means
 * empty.
 */
const keptFields = [...dayFields, 'holidays', 'darkLogoUrl'] as const;

/** The part of the company settings that visitors see. The settings that affect only staff are kept. */
export const settings: SitePart<Values> = {
  permission: 'editSiteInformation',
  revisionOf: (site) => site.settings?.revision ?? 0,
  valuesOf: (site) => {
    const { settings: stored } = site;
    if (!stored) return undefined;
    const { pk: _pk, sk: _sk, id: _id, revision: _revision, ...content } = stored;
    const { adminOnlyChanges: _a, blockingChecks: _b, requiresApp: _r, ...others } = content;
    const { adminVersionUpdateEmails: _emails, ...shown } = others;
    const empty = Object.fromEntries(keptFields.map((field) => [field, '']));
    return { companySettings: { ...empty, ...shown, country: site.company.country } };
  },
  checked: async ({ companySettings }, { country: present }) => {
    const { telephone: typed, telephoneShown: _shown, country = present, ...others } = companySettings;
    const telephone = await storedTelephone(typed, country, 'companySettings.telephone');
    return { companySettings: { ...others, ...telephone, country } };
  },
  namedChecks: pictureChecks,
  change: (values, revision, site, context) => {
    const { adminOnlyChanges, blockingChecks, requiresApp, adminVersionUpdateEmails } = requireSettings(site);
    const rules = { adminOnlyChanges, blockingChecks, requiresApp, adminVersionUpdateEmails };
    return changeOfSettings(values, rules, revision, site, context);
  },
};

function requireSettings({ settings: stored }: SiteParts): SettingsRecord {
  if (stored) return stored;
  throw conflict('The company settings were never saved. Save them once before a launch changes them.');
}

/** The chrome changes at once; a job re-renders the live pages. */
export function changeOfSettings(
  { companySettings }: Values,
  rules: StaffRules,
  revision: number | undefined,
  { settings: stored, company }: SiteParts,
  { scope, now }: PartContext,
): PartChange {
  const { country = company.country, ...shown } = companySettings;
  // The response to a stale save includes the country.
  const before = stored && { ...stored, country: company.country };
  const { record, write } = saveOnce(
    settingsEntity,
    settingsEntity.key(scope),
    before,
    { ...keptOf(stored), ...shown, ...rules, id: settingsId },
    revision,
  );
  return {
    site: { settings: record, company: { ...company, country } },
    writes: [
      write,
      // The country is also stored in the company's own record, which every call reads.
      ...(country === company.country ? [] : [movedTo(scope, country)]),
      ...pictureChecks({ companySettings }, scope),
    ],
    jobs: [newJob(scope, { kind: 'render-site', after: '' }, now)],
    revision: record.revision,
  };
}

function pictureChecks({ companySettings }: Values, scope: PartContext['scope']): Write[] {
  const pictures = ownPictures.flatMap(([field, label]) => {
    const imageUrl = companySettings[field];
    return imageUrl ? [{ imageUrl, field, label }] : [];
  });
  return libraryImageChecks(scope, pictures);
}

const movedTo = (scope: PartContext['scope'], country: string): Write => ({
  update: companyEntity.key(scope),
  set: { country },
  condition: { exists: true },
});

function keptOf(stored: Partial<SettingsRecord> = {}): Partial<SettingsRecord> {
  return Object.fromEntries(
    keptFields.flatMap((field) => (stored[field] === undefined ? [] : [[field, stored[field]]])),
  );
}
