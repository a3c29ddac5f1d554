import type { PhoneRules } from '@galley/shared/phone/country-rules';
import { userPhoneError, usRules } from '@galley/shared/phone/phone-rules';
import { createUserSchema, type User, updateUserSchema } from '@galley/shared/schemas/user';
import type * as z from 'zod';
import { maskPhone } from '../../lib/phone';
import { openRules } from '../../lib/use-phone-rules';
import { fieldErrors } from '../../ui/form/field-errors';
import type { FormLabels } from '../../ui/form/form-labels';

/** The values of the form: every field as text or a switch. */
export interface UserFormValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phoneNumber: string;
  role: string;
  company: string;
  /** Of a company that is created with this user. */
  companyName: string;
  access: number | string;
  clientNumber: number | string;
  relatedClients: string;
  isLockedOut: boolean;
  invalidAttempts: number | string;
}

export const userLabels: FormLabels<UserFormValues> = {
  company: 'Company',
  companyName: 'Company Name',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phoneNumber: 'Phone',
  password: 'Temporary password',
  role: 'Role',
  access: 'Access',
  clientNumber: 'Client Number',
  relatedClients: 'Related Clients',
  isLockedOut: 'Is Locked Out',
  invalidAttempts: 'Invalid Attempts',
};

/** Formats a stored phone for the form. */
export function shownPhone(stored: number | string | null, rules: PhoneRules): string {
  if (typeof stored === 'string') return rules.shown(stored);
  if (stored === null) return '';
  // A number without a country code is a US number, whatever the company's country is now.
  return rules === usRules ? maskPhone(String(stored)) : rules.shown(`+1${stored}`);
}

/** The form's values of a user. `company` is the one that a vendor Admin names, '' for the session's own. */
export function userFormValues(user: User, company: string, rules: PhoneRules): UserFormValues {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    password: '',
    phoneNumber: shownPhone(user.phoneNumber, rules),
    role: user.role,
    company,
    companyName: '',
    access: user.access ?? '',
    clientNumber: user.clientNumber ?? '',
    relatedClients: user.relatedClients,
    isLockedOut: user.isLockedOut,
    invalidAttempts: user.invalidAttempts,
  };
}

/** The input of the call: empty optional fields are omitted. */
export function userInput(values: UserFormValues): Record<string, unknown> & { company?: string } {
  const { company, access, clientNumber, ...others } = values;
  return {
    ...others,
    ...(company !== '' && { company: company.trim().toLowerCase() }),
    ...(access !== '' && { access }),
    ...(clientNumber !== '' && { clientNumber }),
  };
}

/** The error messages of the schemas, before anything is sent. */
export function userErrors(
  values: UserFormValues,
  mode: 'create' | 'update',
  rules: PhoneRules,
): Record<string, string> {
  const schema: z.ZodType = mode === 'create' ? createUserSchema : updateUserSchema;
  const error = rules === openRules ? undefined : userPhoneError(rules, values.phoneNumber);
  return { ...fieldErrors(schema, userInput(values)), ...(error && { phoneNumber: error }) };
}
