import { createUserSchema, type User, updateUserSchema } from '@galley/shared/schemas/user';
import type * as z from 'zod';
import { maskPhone } from '../../lib/phone';

/** What the form holds: every field as text or a switch. */
export interface UserFormValues {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phoneNumber: string;
  role: string;
  company: string;
  /** Of a company that this user begins. */
  companyName: string;
  access: number | string;
  clientNumber: number | string;
  relatedClients: string;
  isLockedOut: boolean;
  invalidAttempts: number | string;
  revision: number;
}

/** A form filled with a user. `company` is the one that a vendor Admin names, '' for the session's own. */
export function userFormValues(user: User, company: string): UserFormValues {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    password: '',
    phoneNumber: maskPhone(String(user.phoneNumber ?? '')),
    role: user.role,
    company,
    companyName: '',
    access: user.access ?? '',
    clientNumber: user.clientNumber ?? '',
    relatedClients: user.relatedClients,
    isLockedOut: user.isLockedOut,
    invalidAttempts: user.invalidAttempts,
    revision: user.revision,
  };
}

/** What a form sends: an empty field that may be empty is left out. */
export function userInput(values: UserFormValues): Record<string, unknown> & { company?: string } {
  const { company, access, clientNumber, ...others } = values;
  return {
    ...others,
    ...(company !== '' && { company: company.trim().toLowerCase() }),
    ...(access !== '' && { access }),
    ...(clientNumber !== '' && { clientNumber }),
  };
}

/** The texts for fields that the schemas refuse, before anything is sent. */
export function userRefusals(values: UserFormValues, mode: 'create' | 'update'): Record<string, string> {
  const schema: z.ZodType = mode === 'create' ? createUserSchema : updateUserSchema;
  const checked = schema.safeParse(userInput(values));
  if (checked.success) return {};
  const refusals: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) refusals[path.join('.')] ??= message;
  return refusals;
}
