import * as z from 'zod';
import { revision } from './fields';
import { answeredPhone, personFields } from './user';

/** What people change about themselves; the address, which signs in, is an Admin's affair. */
export const updateProfileSchema = z.object({ ...personFields, revision });

/** What people see of themselves. Never a secret: neither the authenticator's nor a recovery code. */
export const profileSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: answeredPhone,
  /** The company's: it decides how a phone is typed. */
  country: z.string(),
  /** Whether an authenticator app is set up. */
  authenticator: z.boolean(),
  /** The company asks everybody for one, so it cannot be removed. */
  isAppRequired: z.boolean(),
  recoveryCodesLeft: z.number(),
  /** The newest first. */
  sessions: z.array(
    z.object({
      id: z.string(),
      since: z.string(),
      /** The network that it was opened from. */
      address: z.string(),
      /** 'Firefox on Windows', or ''. */
      browser: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
  revision: z.number(),
});
export type Profile = z.infer<typeof profileSchema>;
