import * as z from 'zod';
import { limits } from '../limits';
import { type SitePartName, sitePartNames } from '../site-parts';
import { themeSchema } from '../theme/theme-schema';
import { integer, optionalText } from './fields';
import { footerSchema, navbarTabSchema, shownSettingsSchema } from './site';

/** The values of each part of the site, as its own call saves them. */
export const sitePartSchemas = {
  look: z.object({ theme: themeSchema.nullable() }),
  navbar: z.object({
    /** In order. A tab whose number does not exist on the site is new. */
    tabs: z
      .array(
        navbarTabSchema.omit({ revision: true }).extend({ id: integer('id', 1, Number.MAX_SAFE_INTEGER) }),
      )
      .max(limits.navbarTabs, `The navbar holds at most ${limits.navbarTabs} tabs.`)
      .refine((tabs) => new Set(tabs.map(({ id }) => id)).size === tabs.length, {
        error: 'tabs must not have one tab twice.',
      }),
  }),
  footer: footerSchema.omit({ id: true, revision: true }),
  settings: z.object({
    companySettings: shownSettingsSchema.extend({
      /** The server derives it from the telephone number. */
      telephoneShown: optionalText('Telephone', 40).optional(),
    }),
  }),
} as const satisfies Record<SitePartName, z.ZodType>;
export type SitePartValues = { [Name in SitePartName]: z.output<(typeof sitePartSchemas)[Name]> };

/** The values of one part, by its name. */
export const valuesOfPart = z
  .object(sitePartSchemas)
  .partial()
  .refine((values) => Object.values(values).filter((value) => value !== undefined).length === 1, {
    error: `values must be those of one of ${sitePartNames.join(', ')}.`,
  });

/**
 * A part of the site in a launch. The values are as stored, even for a part that only a later release knows.
 */
export const launchPartSchema = z.object({
  part: z.string(),
  /** The current live values, and those with the launch. */
  from: z.record(z.string(), z.unknown()),
  to: z.record(z.string(), z.unknown()),
  email: z.string(),
  changedAt: z.string(),
  revision: z.number(),
  /** What prevents publishing the launch. */
  problem: z.string().optional(),
  /**
   * The part has changed on the site since: saving it for the launch again confirms that this was reviewed.
   */
  isOutdated: z.boolean().optional(),
});
export type LaunchPart = z.infer<typeof launchPartSchema>;
