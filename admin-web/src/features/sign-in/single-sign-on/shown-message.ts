import { linkTo } from '@galley/shared/admin-screens';
import { messages } from '@galley/shared/messages';

/**
 * The only messages of `/authentication/login-failed`: a crafted URL must not make the product display other texts.
 */
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

/** The path for a failed sign-in. */
export function failedPath(message: string): string {
  return linkTo('authentication', { '*': 'login-failed', message: shownMessage(message) });
}
