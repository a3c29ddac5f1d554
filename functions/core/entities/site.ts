import { liveChanges } from '@galley/shared/permissions';
import { starterNames } from '@galley/shared/starters/names';
import { siteFonts, sitePlaces, siteRuntimes, tabFormats } from '@galley/shared/stored-words';
import type { Theme } from '@galley/shared/theme/theme-words';
import { markEarlierText } from './earlier-text';
import { companyPartition, type RecordOf } from './entity';
import { digits, text } from './key-parts';

export const sitePartition = companyPartition('SITE', { reading: 'settled' });

export const settingsEntity = sitePartition.entity({
  sort: ['SETTINGS'],
  schema: (s) => ({
    id: s.count,
    companyName: s.text,
    copyrightName: s.text,
    address: s.text,
    telephone: s.text,
    /** The telephone number as typed, where `telephone` is stored as E.164. */
    telephoneShown: s.text.optional(),
    logoUrl: s.image,
    /** The logo for dark backgrounds; absent in older records. */
    darkLogoUrl: s.image.optional(),
    facebookLink: s.text,
    instagramLink: s.text,
    twitterLink: s.text,
    youtubeLink: s.text,
    linkedinLink: s.text,
    pinterestLink: s.text,
    tumblrLink: s.text,
    /**
     * An earlier release accepted URLs that this one does not put into a security policy; the box is not
     * shown for them.
     */
    newsletterUrl: s.text,
    timeZone: s.text,
    language: s.text,
    primaryColor: s.text,
    font: s.oneOf(siteFonts),
    favicon: s.image,
    shareImage: s.image,
    siteVerification: s.text,
    siteRuntime: s.oneOf(siteRuntimes),
    /** Opening hours in the format of `shared/opening-hours.ts`; absent in older records. */
    mondayHours: s.text.optional(),
    tuesdayHours: s.text.optional(),
    wednesdayHours: s.text.optional(),
    thursdayHours: s.text.optional(),
    fridayHours: s.text.optional(),
    saturdayHours: s.text.optional(),
    sundayHours: s.text.optional(),
    holidays: s.text.optional(),
    adminOnlyChanges: s.list(s.oneOf(liveChanges)).optional(),
    /** The checks that hold a version up; names that only a later release knows are ignored. */
    blockingChecks: s.list(s.text).optional(),
    requiresApp: s.flag.optional(),
    adminVersionUpdateEmails: s.list(s.text),
    revision: s.count,
  }),
});
export type SettingsRecord = RecordOf<typeof settingsEntity>;

/** The site's theme, where the company has chosen one. */
export const themeEntity = sitePartition.entity({
  sort: ['THEME'],
  schema: (s) => ({ theme: s.declared<Theme>().nullable(), revision: s.count }),
});
export type ThemeRecord = RecordOf<typeof themeEntity>;

/** The icons and the share image that were made of the company's logo; the numbers identify their content. */
export const logoPicturesEntity = sitePartition.entity({
  sort: ['LOGOPICTURES'],
  schema: (s) => ({
    of: s.count,
    /** The images that the icons and the share image are stored beside; '' where there are none. */
    icon: s.image,
    share: s.image,
  }),
});
export type LogoPicturesRecord = RecordOf<typeof logoPicturesEntity>;

export const footerEntity = sitePartition.entity({
  sort: ['FOOTER'],
  schema: (s) => ({
    id: s.count,
    contentColumn1: s.text,
    contentColumn2: s.text,
    contentColumn3: s.text,
    contentColumn4: s.text,
    revision: s.count,
    isTextOfBefore: s.yes.optional(),
  }),
  upgrades: [markEarlierText],
});
export type FooterRecord = RecordOf<typeof footerEntity>;

export const navbarEntity = sitePartition.entity({
  sort: ['NAVBAR'],
  schema: (s) => ({ id: s.count, componentName: s.text, revision: s.count }),
});
export type NavbarRecord = RecordOf<typeof navbarEntity>;

export const tabEntity = sitePartition.entity({
  sort: ['TAB', digits('id', 6)],
  schema: (s) => ({
    id: s.count,
    title: s.text,
    format: s.oneOf(tabFormats),
    column1: s.text,
    column2: s.text,
    column3: s.text,
    column4: s.text,
    footer: s.text,
    order: s.count,
    revision: s.count,
    isTextOfBefore: s.yes.optional(),
  }),
  upgrades: [markEarlierText],
});
export type NavbarTabRecord = RecordOf<typeof tabEntity>;

/** The highest number that a tab has ever had, so that numbers are not reused. */
export const tabCounterEntity = sitePartition.entity({
  sort: ['TABCOUNTER'],
  schema: (s) => ({ last: s.count }),
});

export const formSettingsEntity = sitePartition.entity({
  sort: ['FORMSETTINGS'],
  schema: (s) => ({ toEmail: s.list(s.text), revision: s.count }),
});

/** The starter that the site began with, and its progress, so that an interrupted job can continue. */
export const startEntity = sitePartition.entity({
  sort: ['START'],
  schema: (s) => ({
    starter: s.oneOf(starterNames),
    /** The user who chose it: versions are logged under this email address. */
    email: s.text,
    /**
     * What has been created, by the starter's names; 0 for an item that was skipped because staff had already
     * made their own.
     */
    made: s.list(s.object({ what: s.text, id: s.count })),
    isMade: s.flag,
    startedAt: s.time,
    revision: s.count,
  }),
});
export type StartRecord = RecordOf<typeof startEntity>;

/** What an update removed from a page's texts; kept until an Admin has seen it. */
export const textNoteEntity = sitePartition.entity({
  sort: ['TEXTNOTE', digits('pageId', 8)],
  schema: (s) => ({
    pageId: s.id,
    pageName: s.text,
    dropped: s.list(s.object({ what: s.text, count: s.count })),
  }),
});

/** The same for a text that all pages show. */
export const siteTextNoteEntity = sitePartition.entity({
  sort: ['SITETEXTNOTE', text('part', '[A-Z]+[0-9]*')],
  schema: (s) => ({
    place: s.oneOf(sitePlaces),
    name: s.text,
    dropped: s.list(s.object({ what: s.text, count: s.count })),
  }),
});

/** All texts of earlier releases have been checked. */
export const textCheckEntity = sitePartition.entity({
  sort: ['TEXTCHECK'],
  schema: (s) => ({ checkedAt: s.time }),
});

/** The log has been searched for users who were deleted before pseudonyms existed. */
export const staffCheckEntity = sitePartition.entity({
  sort: ['STAFFCHECK'],
  schema: (s) => ({ checkedAt: s.time }),
});
