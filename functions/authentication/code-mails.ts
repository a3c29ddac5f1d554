import { mailedCodeSeconds, resetCodeSeconds } from '@galley/shared/limits';
import type { Mail } from '../core/jobs';
import { sealedMail } from '../core/sealed-mail';

const minutes = (seconds: number) => `${seconds / 60} minutes`;

export function signInCodeMail(to: string, companyName: string, code: string): Mail {
  return sealedMail(to, {
    subject: `${companyName}: your sign-in code`,
    headline: 'Your sign-in code',
    paragraphs: [`Enter this code to sign in. It is valid for ${minutes(mailedCodeSeconds)} and works once.`],
    code,
    footer:
      'If you are not signing in right now, someone knows your password: change it and tell your administrator.',
  });
}

export function resetCodeMail(to: string, code: string): Mail {
  return sealedMail(to, {
    subject: 'Your code for a new password',
    headline: 'Choose a new password',
    paragraphs: [
      `Enter this code with your new password. It is valid for ${minutes(resetCodeSeconds)} and works once.`,
    ],
    code,
    footer: 'If you did not ask for it, ignore this email: your password stays as it is.',
  });
}
