import type { SignedInUser } from '@galley/shared/schemas/user';
import type { Session } from '../core/session';

/** What the apps learn about the user of a session. */
export function signedInUser({ email, role, company, isVendor, mustEnrol }: Session): SignedInUser {
  return { email, role, company, isVendor, ...(mustEnrol && { mustSetUpApp: true }) };
}
