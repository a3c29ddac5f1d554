import * as z from 'zod';
import { companyBudgetsSchema, updateCompanyBudgetsSchema } from '../schemas/budget';
import {
  allowedAddressesSchema,
  companyDetailsSchema,
  companyRowSchema,
  createCompanySchema,
  updateAllowedAddressesSchema,
  updateCompanyDetailsSchema,
} from '../schemas/company';
import { companyKey, flag, optionalText } from '../schemas/fields';
import { namedCompany, providerSettingsSchema } from '../schemas/site';
import { call } from './call';
import { noInput, saved } from './responses';

// The observed calls that read settings are POSTs.
const ofInstallation = {
  methods: ['POST'],
  area: 'vendor',
  audience: 'runInstallation',
  company: 'installation',
  mutates: false,
} as const;
const ofNamed = { ...ofInstallation, company: 'vendorMayName' } as const;
const save = { mutates: true, output: saved } as const;

/** The vendor's administration of the installation and its companies. */
export const vendorCalls = {
  getProviderSettings: call({
    ...ofInstallation,
    path: '/api/AdminSettings/GetTracSoftSettings',
    input: noInput,
    output: providerSettingsSchema,
  }),
  updateProviderSettings: call({
    ...ofInstallation,
    ...save,
    path: '/api/AdminSettings/UpdateTracSoftSettings',
    input: providerSettingsSchema,
  }),
  getAllowedAddresses: call({
    ...ofNamed,
    path: '/api/AdminSettings/GetAllowedAddresses',
    input: z.object(namedCompany),
    output: allowedAddressesSchema,
  }),
  updateAllowedAddresses: call({
    ...ofNamed,
    ...save,
    path: '/api/AdminSettings/UpdateAllowedAddresses',
    input: updateAllowedAddressesSchema,
  }),
  listCompanies: call({
    ...ofInstallation,
    path: '/api/AdminSettings/GetCompanies',
    input: z.object({ cursor: optionalText('cursor', 100) }),
    /** Where there are more, `x-next-cursor` tells where it continues. */
    output: z.array(companyRowSchema),
  }),
  /** The named company must not exist yet. */
  createCompany: call({
    ...ofNamed,
    ...save,
    path: '/api/AdminSettings/CreateCompany',
    input: createCompanySchema,
    output: z.string(),
  }),
  getCompanyDetails: call({
    ...ofNamed,
    path: '/api/AdminSettings/GetCompanyDetails',
    input: z.object(namedCompany),
    output: companyDetailsSchema,
  }),
  updateCompanyDetails: call({
    ...ofNamed,
    ...save,
    path: '/api/AdminSettings/UpdateCompanyDetails',
    input: updateCompanyDetailsSchema,
  }),
  getCompanyBudgets: call({
    ...ofNamed,
    path: '/api/AdminSettings/GetCompanyBudgets',
    input: z.object(namedCompany),
    output: companyBudgetsSchema,
  }),
  updateCompanyBudgets: call({
    ...ofNamed,
    ...save,
    path: '/api/AdminSettings/UpdateCompanyBudgets',
    input: updateCompanyBudgetsSchema,
  }),
  suspendCompany: call({
    ...ofNamed,
    ...save,
    path: '/api/AdminSettings/SuspendCompany',
    input: z.object({ company: companyKey, suspended: flag('Suspended') }),
  }),
};
