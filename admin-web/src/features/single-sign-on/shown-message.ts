import { linkTo } from '@galley/shared/admin-screens';
import { messages } from '@galley/shared/messages';

/** All that `/authentication/login-failed` says: an address that someone was sent must not put words in our mouth. */
const known: readonly string[] = [
  messages.signInError,
  messages.windowClosed,
  messages.notOffered,
  messages.signOnOff,
  messages.signOnRefused,
  messages.signOnOver,
  messages.signOnUnreachable,
  messages.foreignReturn,
];

export function shownMessage(message: string | null): string {
  return message !== null && known.includes(message) ? message : messages.signInError;
}

/** Where someone is led whose sign-in failed. */
export function failedPath(message: string): string {
  return linkTo('authentication', { '*': 'login-failed', message: shownMessage(message) });
}
