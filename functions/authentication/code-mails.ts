import { mailedCodeSeconds, resetCodeSeconds } from '@galley/shared/limits';
import type { Mail } from '../core/jobs';
import { mailOf } from '../core/mail';

const minutes = (seconds: number) => `${seconds / 60} minutes`;

export function signInCodeMail(to: string, companyName: string, code: string): Mail {
  const mail = mailOf({
    subject: `${companyName}: your sign-in code`,
    headline: 'Your sign-in code',
    paragraphs: [`Enter this code to sign in. It is valid for ${minutes(mailedCodeSeconds)} and works once.`],
    code,
    footer:
      'If you are not signing in right now, somebody knows your password: change it and tell your administrator.',
  });
  return { from: 'sign-in', to, ...mail };
}

export function resetCodeMail(to: string, code: string): Mail {
  const mail = mailOf({
    subject: 'Your code for a new password',
    headline: 'Choose a new password',
    paragraphs: [
      `Enter this code with your new password. It is valid for ${minutes(resetCodeSeconds)} and works once.`,
    ],
    code,
    footer: 'If you did not ask for it, ignore this mail: your password stays as it is.',
  });
  return { from: 'sign-in', to, ...mail };
}
