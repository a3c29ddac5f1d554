import * as z from 'zod';
import { localTimePattern } from '../local-time';
import { calendarMoments } from '../stored-words';

/** The schedule of a version, as the editor, the page list and the calendar show it. Moments are UTC. */
export const plannedSchema = z.object({
  /** Absent where it is already live and only taken down. */
  publishAt: z.string().optional(),
  takeDownAt: z.string().optional(),
  /** The user who scheduled it. */
  email: z.string(),
  /** Why it missed its time. */
  missed: z.string().optional(),
});
export type Planned = z.infer<typeof plannedSchema>;

/** A local time of the company in the format of form inputs; absent, null and '' mean none. */
export function localTime(label: string) {
  const message = `${label} must be a date with a time, like 2026-11-24T09:00.`;
  return z
    .union([z.null(), z.literal(''), z.string({ error: message }).trim().regex(localTimePattern, message)], {
      error: message,
    })
    .optional()
    .transform((text) => text || null);
}

const calendarKinds = ['coming', 'done', 'missed'] as const;

/** An entry of the calendar: an event of a page or a section that is scheduled, done or missed. */
const calendarEntrySchema = z.object({
  state: z.enum(calendarKinds),
  what: z.enum(calendarMoments),
  at: z.string(),
  pageId: z.number(),
  pageName: z.string(),
  versionId: z.number(),
  /** Why it was missed. */
  reason: z.string().optional(),
  /** Set for a launch instead of a page: `pageName` is its name, and the two ids are 0. */
  launchId: z.number().optional(),
  /** The name of the section that appears or disappears. */
  section: z.string().optional(),
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

export const calendarSchema = z.object({ timeZone: z.string(), entries: z.array(calendarEntrySchema) });
export type Calendar = z.infer<typeof calendarSchema>;

/** Whether schedules are being carried out, and the missed ones that wait for a user. */
export const scheduleStateSchema = z.object({
  isLate: z.boolean(),
  missed: z.array(calendarEntrySchema),
});

/** A month of the calendar. */
export const month = z
  .string({ error: 'month is required, like 2026-11.' })
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'month must be a month, like 2026-11.');
