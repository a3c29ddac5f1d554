import * as z from 'zod';
import { revision } from './fields';
import { personFields, phoneResponse } from './user';

/**
 * What users can change about themselves; only an Admin can change the email address, because it is used to
 * sign in.
 */
export const updateProfileSchema = z.object({ ...personFields, revision });

/** What users see of themselves. It never contains a secret of the authenticator app or a recovery code. */
export const profileSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: phoneResponse,
  /** The company's country, which decides how a phone is typed. */
  country: z.string(),
  /** Whether an authenticator app is set up. */
  authenticator: z.boolean(),
  /** Whether the company requires one, so that it cannot be removed. */
  isAppRequired: z.boolean(),
  recoveryCodesLeft: z.number(),
  /** Newest first. */
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
