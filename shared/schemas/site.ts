import * as z from 'zod';
import { checkNames } from '../checks/check-names';
import { isColor } from '../color';
import { countries } from '../countries';
import { newsletterOrigin } from '../https-origin';
import { defaultTimeZone, limits } from '../limits';
import { isTimeZone } from '../local-time';
import { type DayField, dayFields, dayLabel, readHours, wrongHoliday } from '../opening-hours';
import { liveChanges } from '../permissions';
import { isSafeUrl } from '../safe-url';
import { starterNames } from '../starters/names';
import { siteFonts, siteRuntimes, tabFormats } from '../stored-words';
import {
  companyKey,
  email,
  emailList,
  flag,
  integer,
  namesAmong,
  optionalText,
  plainText,
  requiredText,
  revision,
  richText,
} from './fields';
import { keptImageUrl, optionalImageUrl } from './image-url';

const zeroOrId = integer('id', 0, Number.MAX_SAFE_INTEGER).default(0);

/** An optional link; only web addresses are accepted. */
const webUrl = (label: string) =>
  optionalText(label, 2_000).refine(
    (text) => text === '' || (/^https?:\/\//i.test(text) && isSafeUrl(text)),
    { error: `${label} must be a web address, like https://example.com.` },
  );

export const socialLinkFields = [
  'facebookLink',
  'instagramLink',
  'twitterLink',
  'youtubeLink',
  'linkedinLink',
  'pinterestLink',
  'tumblrLink',
] as const;

function dayHours(label: string) {
  return plainText(label, 60)
    .transform((typed, context) => {
      const hours = readHours(typed);
      if (hours !== undefined) return hours;
      const message = `${label} must have hours like 8:00-17:00 or 8-12, 13-17. Leave it empty for a day on which you are closed.`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional();
}

export const companySettingsSchema = z.object({
  id: zeroOrId,
  companyName: requiredText('Company Name', 100),
  copyrightName: requiredText('Copyright Name', 100),
  address: requiredText('Address', 300),
  /** The format depends on the country, which only the server knows where it is omitted. */
  telephone: optionalText('Telephone', 40),
  /** An omitted value is kept. */
  country: z.enum(countries, { error: 'Country must be a code of two letters, like US.' }).optional(),
  logoUrl: optionalImageUrl('Logo'),
  /** Shown on dark backgrounds; an omitted value is kept. */
  darkLogoUrl: keptImageUrl('Logo for Dark Backgrounds'),
  facebookLink: webUrl('Facebook Link'),
  instagramLink: webUrl('Instagram Link'),
  twitterLink: webUrl('Twitter Link'),
  youtubeLink: webUrl('YouTube Link'),
  linkedinLink: webUrl('LinkedIn Link'),
  pinterestLink: webUrl('Pinterest Link'),
  tumblrLink: webUrl('Tumblr Link'),
  newsletterUrl: optionalText('Newsletter Address', 2_000).refine(
    (text) => text === '' || newsletterOrigin(text) !== undefined,
    {
      error:
        'Newsletter Address must begin with https:// and a host name without a user name, like ' +
        'https://lists.example.com/subscribe.',
    },
  ),
  timeZone: optionalText('Time Zone', 60)
    .transform((name) => name || defaultTimeZone)
    .refine(isTimeZone, { error: 'Time Zone must be a name like America/New_York.' }),
  language: optionalText('Language', 20)
    .transform((tag) => tag || 'en-US')
    .refine((tag) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag), {
      error: 'Language must be a tag like en-US.',
    }),
  primaryColor: optionalText('Brand Color', 7).refine((color) => color === '' || isColor(color), {
    error: 'Brand Color must look like #1f6feb.',
  }),
  font: z
    .union([z.enum(siteFonts), z.literal(''), z.null()], {
      error: `Font must be one of ${siteFonts.join(', ')}.`,
    })
    .optional()
    .transform((font) => font || 'system'),
  /** The company's opening hours; omitted values are kept. */
  ...(Object.fromEntries(dayFields.map((field) => [field, dayHours(dayLabel(field))])) as Record<
    DayField,
    ReturnType<typeof dayHours>
  >),
  holidays: plainText('Holidays', 2_000)
    .superRefine((text, context) => {
      const line = wrongHoliday(text);
      if (line === undefined) return;
      const message = `Holidays must have a day and a name in each line, like 2026-12-24: Christmas. “${line.slice(0, 60)}” has not.`;
      context.addIssue({ code: 'custom', message });
    })
    .optional(),
  favicon: optionalImageUrl('Favicon'),
  shareImage: optionalImageUrl('Share Image'),
  siteVerification: optionalText('Search Console Code', 300)
    // Search Console offers a whole meta element to copy, of which only the content is needed.
    .transform((text) => /content=["']([^"']*)["']/.exec(text)?.[1] ?? text)
    .refine((code) => /^[\w-]*$/.test(code), {
      error:
        'Search Console Code has letters, digits, - and _ only. Copy it from the HTML tag of Search Console.',
    }),
  siteRuntime: z
    .union([z.enum(siteRuntimes), z.literal(''), z.null()], {
      error: 'Site Runtime must be static or hydrated.',
    })
    .optional()
    .transform((runtime) => runtime || 'static'),
  /** Changes that the company reserves for its Admins; an omitted value is kept. */
  adminOnlyChanges: namesAmong('adminOnlyChanges', liveChanges).optional(),
  /** The checks that hold a version up; an omitted value is kept. */
  blockingChecks: namesAmong('blockingChecks', checkNames).optional(),
  /** Whether all users must sign in with an authenticator app; an omitted value is kept. */
  requiresApp: flag('requiresApp').optional(),
  revision,
});
export type CompanySettings = z.infer<typeof companySettingsSchema>;
/** The settings that visitors see; the others only affect staff. */
export const shownSettingsSchema = companySettingsSchema.omit({
  id: true,
  revision: true,
  adminOnlyChanges: true,
  blockingChecks: true,
  requiresApp: true,
});

const requiredEmails = (label: string) => emailList(label).min(1, `${label} is required.`);

export const saveCompanySettingsSchema = z.object({
  companySettings: companySettingsSchema,
  adminVersionUpdateEmails: requiredEmails('Admin Version Emails'),
});
/** The input of a company's first Admin to start the site: the starter, and what every page shows. */
export const startSiteSchema = z.object({
  starter: z.enum(starterNames, { error: `starter must be one of ${starterNames.join(', ')}.` }),
  companyName: companySettingsSchema.shape.companyName,
  telephone: companySettingsSchema.shape.telephone,
  address: companySettingsSchema.shape.address,
  country: companySettingsSchema.shape.country,
});
export const companySettingsResponseSchema = z.object({
  companySettings: z.object({ id: z.number(), revision: z.number() }).catchall(z.unknown()),
  adminVersionUpdateEmails: z.array(z.string()),
  /**
   * What was made of the logo: a number, and the images that the result is stored beside; `isCurrent` once it
   * is of the current logo.
   */
  logoPictures: z.object({ of: z.number(), icon: z.string(), share: z.string(), isCurrent: z.boolean() }),
});

export const footerSchema = z.object({
  id: zeroOrId,
  contentColumn1: richText('Column 1', limits.footerColumnBytes),
  contentColumn2: richText('Column 2', limits.footerColumnBytes),
  contentColumn3: richText('Column 3', limits.footerColumnBytes),
  contentColumn4: richText('Column 4', limits.footerColumnBytes),
  revision,
});
export type Footer = z.infer<typeof footerSchema>;

export const navbarSchema = z.object({
  id: zeroOrId,
  componentName: optionalText('Component Name', limits.componentName),
  revision,
});
export type Navbar = z.infer<typeof navbarSchema>;

export const navbarTabSchema = z.object({
  id: zeroOrId,
  title: requiredText('Title', limits.navbarTabTitle),
  format: z.enum(tabFormats, { error: 'Format is required.' }),
  column1: richText('Column 1', limits.footerColumnBytes),
  column2: richText('Column 2', limits.footerColumnBytes),
  column3: richText('Column 3', limits.footerColumnBytes),
  column4: richText('Column 4', limits.footerColumnBytes),
  footer: richText('Footer', limits.footerColumnBytes),
  revision,
});
export type NavbarTab = z.infer<typeof navbarTabSchema>;

/** A vendor Admin may name the company that a call is about; other users who name another company get 403. */
export const namedCompany = { company: companyKey.optional() };

/** The progress of a site's set-up, by which the items of the checklist are ticked. */
export const siteChecklistSchema = z.object({
  company: z.string(),
  companyName: z.string(),
  isInitialized: z.boolean(),
  /** The modules that were chosen when the site was initialised. */
  modules: z.array(z.string()),
  hasFormSettings: z.boolean(),
  hasCompanySettings: z.boolean(),
  hasNavbar: z.boolean(),
  hasFooter: z.boolean(),
  homePageId: z.number(),
  /** Whether visitors can read it. */
  isHomePageLive: z.boolean(),
  /** The starter that the vendor has chosen for it; null where the company chooses. */
  offered: z.enum(starterNames).nullable(),
  /** The starter that the site began with; null where it began without one, or has not begun. */
  start: z.object({ starter: z.enum(starterNames), isMade: z.boolean() }).nullable(),
});
export type SiteChecklist = z.infer<typeof siteChecklistSchema>;

export const formSettingsSchema = z.object({
  ...namedCompany,
  toEmail: requiredEmails('To Email'),
  revision,
});
export const providerSettingsSchema = z.object({
  dynamicFormEmail: email('Dynamic Form Email'),
  versionUpdateEmail: email('Version Update Email'),
  versionLimit: integer('Version Limit', 3, 1_000),
  revision,
});
export type ProviderSettings = z.infer<typeof providerSettingsSchema>;
