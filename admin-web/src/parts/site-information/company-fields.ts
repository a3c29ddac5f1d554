import { type CheckName, checkLabels, checkNames } from '@galley/shared/checks/check-names';
import { defaultCountry } from '@galley/shared/countries';
import { dayFields, dayLabel } from '@galley/shared/opening-hours';
import { type LiveChange, liveChangeLabels, liveChanges } from '@galley/shared/permissions';
import type { PhoneRules } from '@galley/shared/phone/country-rules';
import { phoneError } from '@galley/shared/phone/phone-rules';
import {
  type CompanySettings,
  companySettingsSchema,
  saveCompanySettingsSchema,
} from '@galley/shared/schemas/site';
import { siteFonts, siteRuntimes } from '@galley/shared/stored-words';
import type { ApiRequest } from '../../lib/api';
import { fieldErrors } from '../../ui/form/field-errors';
import type { FormLabels } from '../../ui/form/form-labels';
import { countryChoices } from './countries';
import { languageChoices } from './languages';

/** Settings that are not typed as text. */
const otherSettings = ['id', 'revision', 'adminOnlyChanges', 'blockingChecks', 'requiresApp'] as const;
export type CompanyFieldName = Exclude<keyof CompanySettings, (typeof otherSettings)[number]>;
/** The settings as typed text. */
export type CompanyFields = Record<CompanyFieldName, string>;

export interface CompanyFormValues extends CompanyFields {
  adminVersionUpdateEmails: string[];
  /** Changes of the live site that editors may not make. */
  adminOnlyChanges: LiveChange[];
  /** The checks that block a version. */
  blockingChecks: CheckName[];
  /** All users must use an authenticator app. */
  requiresApp: boolean;
}

/** The stored settings in the format of the form. */
export interface StoredCompany extends CompanyFormValues {
  id: number;
  revision: number;
}

export interface CompanyField {
  name: CompanyFieldName;
  label: string;
  description?: string;
  isRequired?: true;
  kind?: 'phone' | 'color' | 'choice' | 'image' | 'lines';
  /** A function where a long list is slow to create. */
  choices?: { value: string; label: string }[] | (() => { value: string; label: string }[]);
  autoComplete?: string;
  placeholder?: string;
}

const fontLabels: Record<(typeof siteFonts)[number], string> = {
  system: 'System: plain and familiar',
  serif: 'Serif: like a book',
  rounded: 'Rounded: friendly',
  mono: 'Monospaced: technical',
};
const runtimeLabels: Record<(typeof siteRuntimes)[number], string> = {
  static: 'Static: the lightest pages',
  hydrated: 'Hydrated: pages change without reloading',
};

export type CompanyGroupTitle = 'Company' | 'Opening hours' | 'Look' | 'Social links' | 'Site';

/** Every setting of a company, in the groups of its form. */
export const companyFieldGroups: Record<CompanyGroupTitle, CompanyField[]> = {
  Company: [
    { name: 'companyName', label: 'Company Name', isRequired: true, autoComplete: 'organization' },
    {
      name: 'copyrightName',
      label: 'Copyright Name',
      description: 'Shown after © at the bottom of every page',
      isRequired: true,
    },
    { name: 'address', label: 'Address', isRequired: true, autoComplete: 'street-address' },
    {
      name: 'country',
      label: 'Country',
      description: 'How telephone numbers are formatted and checked, including in the forms of your site',
      kind: 'choice',
      choices: countryChoices,
    },
    { name: 'telephone', label: 'Telephone', kind: 'phone' },
  ],
  'Opening hours': [
    ...dayFields.map(
      (name): CompanyField => ({
        name,
        label: dayLabel(name),
        placeholder: name === 'sundayHours' ? 'Closed' : '8:00-12:00, 13:00-17:00',
      }),
    ),
    {
      name: 'holidays',
      label: 'Holidays',
      description:
        'Days with different hours, one per line. They are shown until they are over. Without hours in brackets you are closed.',
      kind: 'lines',
      placeholder: "2026-12-24 – 2026-12-26: Christmas\n2026-12-31: New Year's Eve (9-12)",
    },
  ],
  Look: [
    { name: 'primaryColor', label: 'Brand Color', kind: 'color', placeholder: '#1f5fa8' },
    {
      name: 'font',
      label: 'Font',
      kind: 'choice',
      choices: siteFonts.map((value) => ({ value, label: fontLabels[value] })),
    },
    { name: 'logoUrl', label: 'Logo', description: 'Shown in the header of every page', kind: 'image' },
    {
      name: 'darkLogoUrl',
      label: 'Logo for Dark Backgrounds',
      description: 'Used where the design is dark: a header over an image, a dark footer',
      kind: 'image',
    },
    {
      name: 'favicon',
      label: 'Favicon',
      description: 'The icon in the browser tab. If it is empty, it is made from the logo.',
      kind: 'image',
    },
    {
      name: 'shareImage',
      label: 'Share Image',
      description:
        'Shown with shared links to pages that have no image. If it is empty, it is made from the logo.',
      kind: 'image',
    },
  ],
  'Social links': [
    { name: 'facebookLink', label: 'Facebook Link', placeholder: 'https://www.facebook.com/…' },
    { name: 'instagramLink', label: 'Instagram Link', placeholder: 'https://www.instagram.com/…' },
    { name: 'twitterLink', label: 'Twitter Link', placeholder: 'https://x.com/…' },
    { name: 'youtubeLink', label: 'YouTube Link', placeholder: 'https://www.youtube.com/…' },
    { name: 'linkedinLink', label: 'LinkedIn Link', placeholder: 'https://www.linkedin.com/…' },
    { name: 'pinterestLink', label: 'Pinterest Link', placeholder: 'https://www.pinterest.com/…' },
    { name: 'tumblrLink', label: 'Tumblr Link', placeholder: 'https://….tumblr.com' },
  ],
  Site: [
    {
      name: 'newsletterUrl',
      label: 'Newsletter Address',
      description: 'Where the sign-up form sends to. If it is empty, the form is not shown.',
      placeholder: 'https://',
    },
    {
      name: 'timeZone',
      label: 'Time Zone',
      description: 'Dates and times are shown in it',
      kind: 'choice',
      choices: () => Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value })),
    },
    {
      name: 'language',
      label: 'Language',
      description: 'The language of your pages, for search engines and screen readers',
      kind: 'choice',
      choices: languageChoices,
    },
    {
      name: 'siteRuntime',
      label: 'Site Runtime',
      description: 'How visitors go from page to page',
      kind: 'choice',
      choices: siteRuntimes.map((value) => ({ value, label: runtimeLabels[value] })),
    },
    {
      name: 'siteVerification',
      label: 'Search Console Code',
      description: 'From the HTML tag with which Google Search Console verifies your site',
    },
  ],
};

const fieldLabels = Object.fromEntries(
  Object.values(companyFieldGroups)
    .flat()
    .map(({ name, label }) => [name, label]),
) as Record<CompanyFieldName, string>;

export const companyLabels: FormLabels<CompanyFormValues> = {
  ...fieldLabels,
  adminVersionUpdateEmails: 'Admin Version Emails',
  adminOnlyChanges: {
    label: 'Admins only',
    show: (changes) => changes.map((change) => liveChangeLabels[change]).join(', '),
  },
  blockingChecks: {
    label: 'Checks that block a version',
    show: (checks) => checks.map((check) => checkLabels[check]).join(', '),
  },
  requiresApp: {
    label: 'Authenticator app',
    show: (isRequired) => (isRequired ? 'Required' : 'Not required'),
  },
};

const defaults: Partial<CompanyFields> = {
  country: defaultCountry,
  timeZone: 'America/New_York',
  language: 'en-US',
  font: 'system',
  siteRuntime: 'static',
};
const fieldNames = Object.keys(companySettingsSchema.shape).filter(
  (name) => !(otherSettings as readonly string[]).includes(name),
) as CompanyFieldName[];

/** Converts a response to the form's values; unset values are empty or the default. */
export function companyFormValues(
  stored: Record<string, unknown>,
  adminVersionUpdateEmails: string[],
): StoredCompany {
  const fields = Object.fromEntries(
    fieldNames.map((name) => [name, String(stored[name] ?? '') || (defaults[name] ?? '')]),
  ) as CompanyFields;
  // Typed and shown in the national format.
  if (stored.telephoneShown) fields.telephone = String(stored.telephoneShown);
  return {
    ...fields,
    adminVersionUpdateEmails,
    adminOnlyChanges: among(liveChanges, stored.adminOnlyChanges),
    blockingChecks: among(checkNames, stored.blockingChecks),
    requiresApp: stored.requiresApp === true,
    id: Number(stored.id),
    revision: Number(stored.revision),
  };
}

const among = <Name extends string>(names: readonly Name[], stored: unknown): Name[] =>
  Array.isArray(stored) ? names.filter((name) => stored.includes(name)) : [];

/** Converts the form's values to the call's input. The form holds text; options were validated before. */
export function companyInput({ adminVersionUpdateEmails, ...companySettings }: StoredCompany) {
  return { companySettings, adminVersionUpdateEmails } as ApiRequest<'createCompanySettings'>;
}

/** Validates the input by the rules of the server. */
export function companyErrors(values: StoredCompany, phones: PhoneRules): Record<string, string> {
  const error = phoneError(phones, 'Telephone', values.telephone);
  return {
    ...fieldErrors(saveCompanySettingsSchema, companyInput(values)),
    ...(error && { telephone: error }),
  };
}
