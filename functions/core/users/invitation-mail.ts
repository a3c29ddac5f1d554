import { linkTo } from '@galley/shared/admin-screens';
import type { Mail } from '../jobs';
import { sealedMail } from '../sealed-mail';

interface InvitationText {
  email: string;
  companyName: string;
  adminOrigin: string;
  password: string;
}

/** The mail to a new user; its password only allows choosing another one. */
export function invitationMail({ email, companyName, adminOrigin, password }: InvitationText): Mail {
  return sealedMail(email, {
    subject: `${companyName}: your account`,
    headline: `Welcome to the website of ${companyName}`,
    paragraphs: [
      `An account was made for you. Sign in with ${email} and this temporary password; you will then choose your own.`,
    ],
    code: password,
    button: { text: 'Sign in', href: adminOrigin + linkTo('login') },
    footer:
      "If the temporary password no longer works, choose 'Don't remember your password?' to get a code.",
  });
}
