import { messages } from '@galley/shared/messages';
import { forbidden, HttpError, invalid, unauthorized } from '../core/errors';

/** The attempt's cookie is missing, expired or belongs to another user. */
export const signInAgain = () => unauthorized(messages.signInAgain);

/** Shown only after the right password. */
export const lockedAccount = () =>
  forbidden('This account is locked. Ask an administrator of your company to unlock it.');

export const passwordChangeRequired = () =>
  new HttpError(409, 'Choose a new password.', { passwordChangeRequired: true });

export const wrongCode = () => invalid({ code: 'The code is not right or has expired.' });
