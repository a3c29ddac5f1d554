import { hostPattern } from '@galley/shared/https-origin';
import { email } from '@galley/shared/schemas/fields';
import * as z from 'zod';
import { isCompanyKey } from '../core/company-scope';

/** What an operator may ask for. */
export const operatorEvent = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('set-suspended'),
    company: z.string().refine(isCompanyKey, 'company is not a company key.'),
    suspended: z.boolean(),
  }),
  z.object({
    action: z.literal('set-client-fields'),
    company: z.string().refine(isCompanyKey, 'company is not a company key.'),
    clientFields: z.boolean(),
  }),
  z.object({
    action: z.literal('set-served-domain'),
    company: z.string().refine(isCompanyKey, 'company is not a company key.'),
    domain: z.string().regex(hostPattern, 'domain is not a host name.'),
  }),
  z.object({ action: z.literal('sign-in-code'), email: email('email') }),
]);
export type OperatorEvent = z.input<typeof operatorEvent>;
export type OperatorRequest = z.output<typeof operatorEvent>;
