import * as z from 'zod';
import { activityEntrySchema, activityQuerySchema, deadJobSchema } from '../schemas/activity';
import { requiredText } from '../schemas/fields';
import { formSettingsSchema, namedCompany, siteChecklistSchema } from '../schemas/site';
import { textNoteSchema } from '../schemas/text-note';
import { call } from './call';
import { noInput, saved, yesOrNo } from './responses';

const read = {
  methods: ['GET'],
  area: 'settings',
  audience: 'staff',
  company: 'session',
  mutates: false,
} as const;
/** The observed calls that read settings are POSTs. */
const readByPost = { ...read, methods: ['POST'] } as const;
const save = { ...readByPost, mutates: true, output: saved } as const;

const oneJob = z.object({
  jobId: requiredText('jobId', 40).regex(/^[\w-]+$/, 'jobId must be the id of failed work.'),
});
const setUpOfNamed = { audience: 'setUpSite', company: 'vendorMayName' } as const;
const failedWork = { audience: 'handleFailedWork' } as const;

export const settingsCalls = {
  hasFormSettings: call({
    ...read,
    path: '/api/AdminSettings/HasFormSettingsData',
    input: noInput,
    output: yesOrNo,
  }),
  getVersionLimit: call({
    ...read,
    path: '/api/AdminSettings/GetVersionLimit',
    input: noInput,
    output: z.number(),
  }),
  isSiteInitialized: call({
    ...read,
    path: '/api/AdminSettings/IsSiteInitialized',
    input: noInput,
    output: yesOrNo,
  }),
  getSiteChecklist: call({
    ...read,
    ...setUpOfNamed,
    path: '/api/AdminSettings/GetSiteChecklist',
    input: z.object(namedCompany),
    output: siteChecklistSchema,
  }),
  initializeSite: call({
    ...save,
    ...setUpOfNamed,
    path: '/api/AdminSettings/InitializeSite',
    input: z.object({
      ...namedCompany,
      modules: z.array(z.enum(['FormSettings'], { error: 'The only module is FormSettings.' })).default([]),
    }),
  }),
  getFormSettings: call({
    ...readByPost,
    ...setUpOfNamed,
    path: '/api/AdminSettings/GetFormSettingsData',
    input: z.object(namedCompany),
    output: z.object({ toEmail: z.array(z.string()), revision: z.number() }),
  }),
  updateFormSettings: call({
    ...save,
    ...setUpOfNamed,
    path: '/api/AdminSettings/UpdateFormSettingsData',
    input: formSettingsSchema,
  }),
  getActivityLog: call({
    ...read,
    audience: 'readLogs',
    path: '/api/AdminSettings/GetActivityLog',
    input: activityQuerySchema,
    /** Where there is more, `x-next-cursor` tells where it continues. */
    output: z.array(activityEntrySchema),
  }),
  getDeadJobs: call({
    ...read,
    ...failedWork,
    path: '/api/AdminSettings/GetFailedWork',
    input: noInput,
    output: z.array(deadJobSchema),
  }),
  retryDeadJob: call({
    ...save,
    ...failedWork,
    path: '/api/AdminSettings/RetryFailedWork',
    input: oneJob,
  }),
  getTextNotes: call({
    ...read,
    ...failedWork,
    path: '/api/AdminSettings/GetTextNotes',
    input: noInput,
    output: z.array(textNoteSchema),
  }),
  dismissTextNotes: call({
    ...save,
    ...failedWork,
    path: '/api/AdminSettings/DismissTextNotes',
    input: noInput,
  }),
  dismissDeadJob: call({
    ...save,
    ...failedWork,
    path: '/api/AdminSettings/DismissFailedWork',
    input: oneJob,
  }),
};
