import * as z from 'zod';
import { localTimePattern } from '../local-time';
import { calendarMoments } from '../stored-words';

/** What happens with a version by itself, as the editor, the page list and the calendar show it. Moments are UTC. */
export const plannedSchema = z.object({
  /** Absent where it is live already and only taken down. */
  publishAt: z.string().optional(),
  takeDownAt: z.string().optional(),
  /** Who planned it. */
  email: z.string(),
  /** Why its time went by without it. */
  missed: z.string().optional(),
});
export type Planned = z.infer<typeof plannedSchema>;

/** A local time of the company, as the fields of a form write it; absent, null and '' are none. */
export function localTime(label: string) {
  const message = `${label} must be a date with a time, like 2026-11-24T09:00.`;
  return z
    .union([z.null(), z.literal(''), z.string({ error: message }).trim().regex(localTimePattern, message)], {
      error: message,
    })
    .optional()
    .transform((text) => text || null);
}

export const calendarKinds = ['coming', 'done', 'missed'] as const;

/** One moment of the calendar: something happens with a page or a section of it, did so, or did not. */
export const calendarEntrySchema = z.object({
  state: z.enum(calendarKinds),
  what: z.enum(calendarMoments),
  at: z.string(),
  pageId: z.number(),
  pageName: z.string(),
  versionId: z.number(),
  /** Why it was missed. */
  reason: z.string().optional(),
  /** A launch and no page: `pageName` is its name, and the two numbers are 0. */
  launchId: z.number().optional(),
  /** The name of the section that appears or goes. */
  section: z.string().optional(),
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

export const calendarSchema = z.object({ timeZone: z.string(), entries: z.array(calendarEntrySchema) });
export type Calendar = z.infer<typeof calendarSchema>;

/** Whether what is planned is looked after, and what missed its time and waits for someone. */
export const scheduleStateSchema = z.object({
  isLate: z.boolean(),
  missed: z.array(calendarEntrySchema),
});
export type ScheduleState = z.infer<typeof scheduleStateSchema>;

/** A month of the calendar. */
export const month = z
  .string({ error: 'month is required, like 2026-11.' })
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'month must be a month, like 2026-11.');
