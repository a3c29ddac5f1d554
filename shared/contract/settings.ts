import * as z from 'zod';
import { companyKey, email, flag, optionalText, requiredText } from '../schemas/fields';
import { formSettingsSchema, namedCompany, providerSettingsSchema } from '../schemas/site';
import { noInput, saved, yesOrNo } from './answers';
import { call } from './call';

const read = {
  methods: ['GET'],
  area: 'settings',
  audience: 'staff',
  company: 'session',
  changes: false,
} as const;
/** The observed reads of settings are POSTs. */
const readByPost = { ...read, methods: ['POST'] } as const;
const save = { ...readByPost, changes: true, output: saved } as const;

const adminOfNamed = { audience: 'admin', company: 'vendorMayName' } as const;
const vendor = { audience: 'vendorAdmin', company: 'installation' } as const;
const vendorOfNamed = { audience: 'vendorAdmin', company: 'vendorMayName' } as const;

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
  initializeSite: call({
    ...save,
    ...adminOfNamed,
    path: '/api/AdminSettings/InitializeSite',
    input: z.object({
      ...namedCompany,
      modules: z.array(z.enum(['FormSettings'], { error: 'The only module is FormSettings.' })).default([]),
    }),
  }),
  getFormSettings: call({
    ...readByPost,
    ...adminOfNamed,
    path: '/api/AdminSettings/GetFormSettingsData',
    input: z.object(namedCompany),
    output: z.object({ toEmail: z.array(z.string()), revision: z.number() }),
  }),
  updateFormSettings: call({
    ...save,
    ...adminOfNamed,
    path: '/api/AdminSettings/UpdateFormSettingsData',
    input: formSettingsSchema,
  }),
  getProviderSettings: call({
    ...readByPost,
    ...vendor,
    path: '/api/AdminSettings/GetTracSoftSettings',
    open: 4,
    input: noInput,
    output: providerSettingsSchema,
  }),
  updateProviderSettings: call({
    ...save,
    ...vendor,
    path: '/api/AdminSettings/UpdateTracSoftSettings',
    open: 4,
    input: providerSettingsSchema,
  }),
  getAllowedAddresses: call({
    ...readByPost,
    ...vendorOfNamed,
    path: '/api/AdminSettings/GetAllowedAddresses',
    open: 4,
    input: z.object(namedCompany),
    output: z.object({ ranges: z.array(z.string()) }),
  }),
  updateAllowedAddresses: call({
    ...save,
    ...vendorOfNamed,
    path: '/api/AdminSettings/UpdateAllowedAddresses',
    open: 4,
    input: z.object({ ...namedCompany, ranges: z.array(z.string().max(50)).max(100) }),
  }),
  listCompanies: call({
    ...readByPost,
    ...vendor,
    path: '/api/AdminSettings/GetCompanies',
    open: 4,
    input: noInput,
    output: z.array(z.record(z.string(), z.unknown())),
  }),
  createCompany: call({
    ...save,
    ...vendor,
    path: '/api/AdminSettings/CreateCompany',
    open: 4,
    input: z.object({
      company: companyKey,
      companyName: requiredText('Company Name', 100),
      domain: optionalText('Domain', 253),
      email: email('Email'),
    }),
    output: z.string(),
  }),
  suspendCompany: call({
    ...save,
    ...vendorOfNamed,
    path: '/api/AdminSettings/SuspendCompany',
    open: 4,
    input: z.object({ company: companyKey, suspended: flag('Suspended') }),
  }),
};
