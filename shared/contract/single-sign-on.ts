import * as z from 'zod';
import { updateSingleSignOnSchema } from '../schemas/single-sign-on';
import { namedCompany } from '../schemas/site';
import { call } from './call';
import { saved } from './responses';

const vendorOfNamed = {
  methods: ['POST'],
  area: 'vendor',
  audience: 'runInstallation',
  company: 'vendorMayName',
} as const;

/** The administration of a company's single sign-on. The sign-in itself is among the authentication calls. */
export const singleSignOnCalls = {
  getSingleSignOn: call({
    ...vendorOfNamed,
    path: '/api/AdminSettings/GetSingleSignOn',
    mutates: false,
    input: z.object(namedCompany),
    output: z.object({
      provider: z.string(),
      emailDomains: z.array(z.string()),
      isTrusted: z.boolean(),
      registerUrl: z.string(),
      revision: z.number(),
    }),
  }),
  updateSingleSignOn: call({
    ...vendorOfNamed,
    path: '/api/AdminSettings/UpdateSingleSignOn',
    mutates: true,
    input: updateSingleSignOnSchema,
    output: saved,
  }),
};
