import type { Key } from '@galley/functions/core/keys/key';
import { countKeys, siteKeys } from '@galley/functions/core/keys/site-keys';
import { vendorKeys } from '@galley/functions/core/keys/vendor-keys';
import type { ActivityRecord } from '@galley/functions/core/records/activity-record';
import type {
  CompanyRecord,
  CountsRecord,
  RegistryRecord,
} from '@galley/functions/core/records/company-records';
import type {
  FooterRecord,
  FormSettingsRecord,
  NavbarRecord,
  NavbarTabRecord,
  SettingsRecord,
  TextCheckRecord,
  TextNoteRecord,
} from '@galley/functions/core/records/site-records';
import { countries } from '@galley/shared/countries';
import { liveChanges } from '@galley/shared/permissions';
import { budgetLimitsSchema } from '@galley/shared/schemas/budget';
import { hostPattern } from '@galley/shared/schemas/company';
import { singleSignOnSchema } from '@galley/shared/schemas/single-sign-on';
import { siteFonts, siteRuntimes, tabFormats } from '@galley/shared/schemas/site';
import * as z from 'zod';
import {
  count,
  kindOfRecord,
  type Naming,
  objectId,
  type RecordKinds,
  sortableId,
  text,
  texts,
  time,
  truth,
} from './record-kind';

/** `lastId` of a counter: the highest number that was given. */
export interface CounterRecord extends Key {
  lastId: number;
}

/** What a company says of itself, its site's shared parts, what its people did, how much it has. */
export function siteKinds({ scope, imageUrl }: Naming): RecordKinds {
  const own = z.literal(scope.company);
  const picture = z.union([z.literal(''), imageUrl]);
  return {
    'site COMPANY': kindOfRecord<CompanyRecord>(
      {
        key: own,
        name: text,
        isVendor: truth,
        isSuspended: truth,
        isInitialized: truth,
        modules: texts,
        clientFields: truth,
        servedDomain: z.string().regex(hostPattern, 'must be a host name').optional(),
        country: z.enum(countries),
        allowedRanges: texts,
        signOn: singleSignOnSchema.optional(),
        budgets: budgetLimitsSchema.optional(),
        createdAt: time,
        revision: count,
      },
      () => siteKeys.company(scope),
    ),
    'site SETTINGS': kindOfRecord<SettingsRecord>(
      {
        id: count,
        companyName: text,
        copyrightName: text,
        address: text,
        telephone: text,
        telephoneShown: text.optional(),
        logoUrl: picture,
        facebookLink: text,
        instagramLink: text,
        twitterLink: text,
        youtubeLink: text,
        linkedinLink: text,
        pinterestLink: text,
        tumblrLink: text,
        // An earlier release took addresses that this one does not put into a policy: then there is no box.
        newsletterUrl: text,
        timeZone: text,
        language: text,
        primaryColor: text,
        font: z.enum(siteFonts),
        favicon: picture,
        shareImage: picture,
        siteVerification: text,
        siteRuntime: z.enum(siteRuntimes),
        adminOnlyChanges: z.array(z.enum(liveChanges)).optional(),
        requiresApp: truth.optional(),
        adminVersionUpdateEmails: texts,
        revision: count,
      },
      () => siteKeys.settings(scope),
    ),
    'site FOOTER': kindOfRecord<FooterRecord>(
      {
        id: count,
        contentColumn1: text,
        contentColumn2: text,
        contentColumn3: text,
        contentColumn4: text,
        revision: count,
      },
      () => siteKeys.footer(scope),
    ),
    'site NAVBAR': kindOfRecord<NavbarRecord>({ id: count, componentName: text, revision: count }, () =>
      siteKeys.navbar(scope),
    ),
    'site FORMSETTINGS': kindOfRecord<FormSettingsRecord>({ toEmail: texts, revision: count }, () =>
      siteKeys.formSettings(scope),
    ),
    'site TAB': kindOfRecord<NavbarTabRecord>(
      {
        id: count,
        title: text,
        format: z.enum(tabFormats),
        column1: text,
        column2: text,
        column3: text,
        column4: text,
        footer: text,
        order: count,
        revision: count,
      },
      ({ id }) => siteKeys.tab(scope, id),
    ),
    'site TEXTNOTE': kindOfRecord<TextNoteRecord>(
      {
        pageId: objectId,
        pageName: text,
        dropped: z.array(z.strictObject({ what: text, count })),
      },
      ({ pageId }) => siteKeys.textNote(scope, pageId),
    ),
    'site TEXTCHECK': kindOfRecord<TextCheckRecord>({ checkedAt: time }, () => siteKeys.textCheck(scope)),
    'site TABCOUNTER': kindOfRecord<Key & { last: number }>({ last: count }, () =>
      siteKeys.tabCounter(scope),
    ),
    'counts COUNTS': kindOfRecord<CountsRecord>(
      {
        pages: z.number().int().optional(),
        images: z.number().int().optional(),
        submissions: z.number().int().optional(),
        imageBytes: z.number().int().optional(),
        imageBytesAtFirst: z.number().int().optional(),
        lastPublishedAt: time.nullable().optional(),
      },
      () => countKeys.counts(scope),
    ),
    'counts SUBMISSIONS': kindOfRecord<Key & { submissions: number }>(
      { submissions: z.number().int() },
      /^SUBMISSIONS#\d$/,
    ),
    'activity ': kindOfRecord<ActivityRecord>(
      { timestamp: time, email: text, isVendor: truth, action: text },
      sortableId,
    ),
    'vendor COMPANY': kindOfRecord<RegistryRecord>(
      {
        key: own,
        name: text,
        isVendor: truth,
        isSuspended: truth,
        domains: z.array(z.string().regex(hostPattern, 'must be a host name')),
        servedDomain: z.string().regex(hostPattern, 'must be a host name').optional(),
        createdAt: time,
      },
      () => vendorKeys.company(scope),
    ),
  };
}
