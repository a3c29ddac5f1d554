import * as z from 'zod';
import { checkNames } from '../checks/check-names';
import { componentTypes } from '../components/dictionary';
import { detailFields } from '../page-details';
import { versionStatuses } from '../stored-words';
import { pageSchema } from './page';
import { plannedSchema } from './schedule';

const versionStatusSchema = z.enum(versionStatuses);
export type VersionStatus = z.infer<typeof versionStatusSchema>;

/** A version in the editor's list. `timestamp` is the last change of status, ISO 8601 UTC. */
export const versionSummarySchema = z.object({
  versionId: z.number(),
  status: versionStatusSchema,
  timestamp: z.string(),
  email: z.string(),
  comments: z.string(),
  revision: z.number(),
  /** What is scheduled for it. */
  planned: plannedSchema.optional(),
});
export type VersionSummary = z.infer<typeof versionSummarySchema>;

/** A part of all versions of a page, newest first. */
export const versionPartSchema = z.object({
  versions: z.array(versionSummarySchema),
  hasOlder: z.boolean(),
});

/** A component's placement on a version. */
export const pageComponentSchema = z.object({
  id: z.number(),
  type: z.enum(componentTypes),
  componentId: z.number(),
  componentName: z.string(),
  versionId: z.number(),
  status: versionStatusSchema,
  timestamp: z.string(),
});
export type PageComponent = z.infer<typeof pageComponentSchema>;

export const versionLogEntrySchema = z.object({
  email: z.string(),
  action: z.string(),
  comments: z.string(),
  timestamp: z.string(),
});
export type VersionLogEntry = z.infer<typeof versionLogEntrySchema>;

export const waitingVersionSchema = z.object({
  pageId: z.number(),
  pageName: z.string(),
  versionId: z.number(),
  email: z.string(),
  comments: z.string(),
  timestamp: z.string(),
  /** `pending` waits for review; `sentBack` was rejected, and the other fields say by whom and why. */
  state: z.enum(['pending', 'sentBack']),
});
export type WaitingVersion = z.infer<typeof waitingVersionSchema>;

/**
 * The difference of one component between two versions of a page. Components are matched by their number
 * within the page.
 */
export const versionDifferenceSchema = z.object({
  type: z.enum(componentTypes),
  /** Its id on the later version, or on the earlier one where it was removed. */
  componentId: z.number(),
  change: z.enum(['added', 'removed', 'changed', 'moved', 'same']),
  /** A changed component may also have been moved. */
  isMoved: z.boolean(),
  /** Its position in each version, from 1; null where it does not exist. */
  fromPlace: z.number().nullable(),
  toPlace: z.number().nullable(),
  from: z.record(z.string(), z.unknown()).nullable(),
  to: z.record(z.string(), z.unknown()).nullable(),
});
export type VersionDifference = z.infer<typeof versionDifferenceSchema>;

const detailField = z.enum(detailFields, { error: 'A detail must be one of those of a page.' });

/** The page details of a version, with the revision that a save of them must name. */
export const versionDetailsSchema = z.object({
  /** The page with this version's details. */
  page: pageSchema,
  /** The menu entry that it follows, 0 for the first place; null where it keeps the page's position. */
  after: z.number().nullable(),
  /** The details that differ from the page's current ones. */
  changed: z.array(detailField),
  /** The details that were changed on the page since the version proposed its own. */
  conflicts: z.array(detailField),
  /** False for a backup from before versions had details: it has the page's current ones. */
  isKnown: z.boolean(),
  revision: z.number(),
});
export type VersionDetails = z.infer<typeof versionDetailsSchema>;

/** A page detail of two versions, in words; pages are shown by name. */
export const detailDifferenceSchema = z.object({
  field: detailField,
  from: z.string(),
  to: z.string(),
  /** The change on the page since the later version, a draft or a pending one, proposed its own value. */
  conflict: z.object({ started: z.string(), now: z.string() }).optional(),
});
export type DetailDifference = z.infer<typeof detailDifferenceSchema>;

export const settledDetails = z.array(detailField).max(detailFields.length);

/** The result of a check: the message names the thing and says what to do. */
export const findingSchema = z.object({
  check: z.enum(checkNames),
  /** Absent where it is about the page's own details. */
  componentId: z.number().optional(),
  /** Its path in the component, `items.0.picture`, or the field of the page. */
  field: z.string().optional(),
  message: z.string(),
  /** Whether the company's settings hold the version up for it. */
  isBlocking: z.literal(true).optional(),
});
export type Finding = z.infer<typeof findingSchema>;
