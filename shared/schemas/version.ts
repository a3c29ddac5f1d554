import * as z from 'zod';
import { checkNames } from '../checks/check-names';
import { componentTypes } from '../components/dictionary';
import { detailFields } from '../page-details';
import { versionStatuses } from '../stored-words';
import { pageSchema } from './page';
import { plannedSchema } from './schedule';

export const versionStatusSchema = z.enum(versionStatuses);
export type VersionStatus = z.infer<typeof versionStatusSchema>;

/** A version as the editor's dropdown shows it. `timestamp` is the last change of status, ISO 8601 UTC. */
export const versionSummarySchema = z.object({
  versionId: z.number(),
  status: versionStatusSchema,
  timestamp: z.string(),
  email: z.string(),
  comments: z.string(),
  revision: z.number(),
  /** What happens with it at a moment that someone chose. */
  planned: plannedSchema.optional(),
});
export type VersionSummary = z.infer<typeof versionSummarySchema>;

/** A part of all versions of a page, newest first. */
export const versionPartSchema = z.object({
  versions: z.array(versionSummarySchema),
  hasOlder: z.boolean(),
});

/** A component's place on a page version. */
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
  /** `pending` waits for review; `sentBack` waits for its submitter, and the rest says who sent it back and why. */
  state: z.enum(['pending', 'sentBack']),
});
export type WaitingVersion = z.infer<typeof waitingVersionSchema>;

/** How one component of a page differs between two versions. Equal is what has the same number within the page. */
export const versionDifferenceSchema = z.object({
  type: z.enum(componentTypes),
  /** Its id on the later version; on the earlier one where it was removed. */
  componentId: z.number(),
  change: z.enum(['added', 'removed', 'changed', 'moved', 'same']),
  /** What was changed may have been moved too. */
  isMoved: z.boolean(),
  /** Its place from 1, on each version; null where it is not. */
  fromPlace: z.number().nullable(),
  toPlace: z.number().nullable(),
  from: z.record(z.string(), z.unknown()).nullable(),
  to: z.record(z.string(), z.unknown()).nullable(),
});
export type VersionDifference = z.infer<typeof versionDifferenceSchema>;

const detailField = z.enum(detailFields, { error: 'A detail must be one of those of a page.' });

/** The details of a page as a version has them, with what a save of them must name. */
export const versionDetailsSchema = z.object({
  /** The page as it is with this version. */
  page: pageSchema,
  /** The menu entry after which it stands, 0 for the first place; null where it keeps the place that the page has. */
  after: z.number().nullable(),
  /** Those in which it differs from what the page has now. */
  changed: z.array(detailField),
  /** Those that the page was given another value of since the version proposed its own. */
  conflicts: z.array(detailField),
  /** False for a backup of before versions had details: they are the page's as they are now. */
  isKnown: z.boolean(),
  revision: z.number(),
});
export type VersionDetails = z.infer<typeof versionDetailsSchema>;

/** One detail of a page on two versions, in words; pages by their names. */
export const detailDifferenceSchema = z.object({
  field: detailField,
  from: z.string(),
  to: z.string(),
  /** What the page was given since the later version, a draft or a pending one, proposed its own. */
  conflict: z.object({ started: z.string(), now: z.string() }).optional(),
});
export type DetailDifference = z.infer<typeof detailDifferenceSchema>;

export const settledDetails = z.array(detailField).max(detailFields.length);

/** Something to look at before others see a version: the message names the thing and says what to do. */
export const findingSchema = z.object({
  check: z.enum(checkNames),
  /** Absent where it is about the page's own details. */
  componentId: z.number().optional(),
  /** Its place in the component, `items.0.picture`, or the field of the page. */
  field: z.string().optional(),
  message: z.string(),
  /** The company holds versions up for it. */
  isBlocking: z.literal(true).optional(),
});
export type Finding = z.infer<typeof findingSchema>;
