import { type CompanySettings, type saveCompanySettingsSchema, siteFonts } from '@galley/shared/schemas/site';
import type * as z from 'zod';

/** What is sent when the form is saved. */
export type SaveCompany = z.output<typeof saveCompanySettingsSchema>;

/** What stands in the fields of the company form: text, as typed. */
export type CompanyFieldName = Exclude<keyof CompanySettings, 'id' | 'revision'>;
export type CompanyFields = Record<CompanyFieldName, string>;

export interface CompanyFormValues {
  companySettings: CompanyFields & { id: number; revision: number };
  adminVersionUpdateEmails: string[];
}

export interface CompanyField {
  name: CompanyFieldName;
  label: string;
  description?: string;
  isRequired?: true;
  kind?: 'phone' | 'color' | 'timeZone' | 'choice' | 'image';
  choices?: { value: string; label: string }[];
  autoComplete?: string;
}

const fontLabels: Record<(typeof siteFonts)[number], string> = {
  system: 'System: plain and familiar',
  serif: 'Serif: like a book',
  rounded: 'Rounded: friendly',
  mono: 'Monospaced: technical',
};

export type CompanyGroupTitle = 'Company' | 'Look' | 'Social links' | 'Site';

/** Every setting of a company, in the groups of its form. */
export const companyFieldGroups: Record<CompanyGroupTitle, CompanyField[]> = {
  Company: [
    { name: 'companyName', label: 'Company Name', isRequired: true, autoComplete: 'organization' },
    { name: 'copyrightName', label: 'Copyright Name', isRequired: true },
    { name: 'address', label: 'Address', isRequired: true, autoComplete: 'street-address' },
    { name: 'telephone', label: 'Telephone', isRequired: true, kind: 'phone' },
  ],
  Look: [
    { name: 'primaryColor', label: 'Brand Color', kind: 'color' },
    {
      name: 'font',
      label: 'Font',
      kind: 'choice',
      choices: siteFonts.map((value) => ({ value, label: fontLabels[value] })),
    },
    { name: 'logoUrl', label: 'Logo', description: 'Stands in the header of every page', kind: 'image' },
    { name: 'favicon', label: 'Favicon', description: 'The sign in the tab of a browser', kind: 'image' },
    {
      name: 'shareImage',
      label: 'Share Image',
      description: 'Shown when somebody shares a link to the site',
      kind: 'image',
    },
  ],
  'Social links': [
    { name: 'facebookLink', label: 'Facebook Link' },
    { name: 'instagramLink', label: 'Instagram Link' },
    { name: 'twitterLink', label: 'Twitter Link' },
    { name: 'youtubeLink', label: 'YouTube Link' },
    { name: 'linkedinLink', label: 'LinkedIn Link' },
    { name: 'pinterestLink', label: 'Pinterest Link' },
    { name: 'tumblrLink', label: 'Tumblr Link' },
  ],
  Site: [
    {
      name: 'newsletterUrl',
      label: 'Newsletter Address',
      description: 'Where the sign-up box sends to. Without it the box is not shown.',
    },
    { name: 'timeZone', label: 'Time Zone', kind: 'timeZone' },
    { name: 'language', label: 'Language', description: 'A tag like en-US' },
  ],
};

const defaults: Partial<CompanyFields> = {
  timeZone: 'America/New_York',
  language: 'en-US',
  font: 'system',
  siteRuntime: 'static',
};

/** The form's values from what was answered; what is not set yet is empty or the default. */
export function companyFormValues(answer: {
  companySettings: { id: number; revision: number } & Record<string, unknown>;
  adminVersionUpdateEmails: string[];
}): CompanyFormValues {
  const { companySettings, adminVersionUpdateEmails } = answer;
  const fields = Object.fromEntries(
    Object.values(companyFieldGroups)
      .flat()
      .map(({ name }) => [name, String(companySettings[name] ?? '') || (defaults[name] ?? '')]),
  ) as CompanyFields;
  return {
    companySettings: { ...fields, id: companySettings.id, revision: companySettings.revision },
    adminVersionUpdateEmails,
  };
}
