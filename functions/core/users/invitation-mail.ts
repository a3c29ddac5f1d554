import { linkTo } from '@galley/shared/admin-screens';
import { limits } from '@galley/shared/limits';
import { type Role, roleLabel } from '@galley/shared/permissions';
import type { Mail } from '../jobs';
import { sealedMail } from '../sealed-mail';
import type { Session } from '../session';

interface InvitationText {
  email: string;
  role: Role;
  companyName: string;
  /** The inviting user; absent for the first user of a new company, and where only an address changes. */
  inviter?: Session | undefined;
  adminOrigin: string;
  password: string;
}

/** The mail to a new user; its password only allows choosing another one. */
export function invitationMail(invitation: InvitationText): Mail {
  const { email, role, companyName, inviter, adminOrigin, password } = invitation;
  return sealedMail(email, {
    subject: `${companyName}: your account`,
    headline: inviter
      ? `${nameOf(inviter, companyName)} invited you to the website of ${companyName}`
      : `Welcome to the website of ${companyName}`,
    paragraphs: [
      `Your role: ${roleLabel(role)}.`,
      `To begin, sign in with ${email} and this temporary password. You then choose your own, and type a code that is mailed to you.`,
    ],
    code: password,
    button: { text: 'Sign in', href: adminOrigin + linkTo('login') },
    footer: `The invitation is valid for ${limits.invitationDays} days. Afterwards, choose 'Don't remember your password?' on the sign-in screen to get a code. If you expected no invitation, you can ignore it.`,
  });
}

/** The inviting user's name, with the company where it is another one. */
function nameOf({ user, email, companyName: own }: Session, companyName: string): string {
  const name = `${user.firstName} ${user.lastName}`.trim() || email;
  return own === companyName ? name : `${name} of ${own}`;
}
