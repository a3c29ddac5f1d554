import { messages } from '@galley/shared/messages';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { messageOf } from '../lib/api-error';

const closeButtonProps = { 'aria-label': 'Close this message' };

/** Reports a success briefly. `message` is 'Saved' where the specification has no other text. */
export function notifySaved(message: string = messages.saved) {
  notifications.show({ message, color: 'green', autoClose: 4_000, role: 'status', closeButtonProps });
}

/** Reports a success, and below it what else has happened. */
export function notifyWithDetails(title: string, message: string) {
  notifications.show({ title, message, color: 'green', autoClose: 8_000, role: 'status', closeButtonProps });
}

/** Reports a success with a link, long enough to reach it. */
export function notifyDone(message: ReactNode): string {
  return notifications.show({ message, color: 'green', autoClose: 12_000, role: 'status', closeButtonProps });
}

/** Reports an error in the server's own words. It stays until it is closed or some time has passed. */
export function notifyError(error: unknown) {
  notifications.show({
    title: 'Error',
    message: messageOf(error),
    color: 'red',
    autoClose: 12_000,
    role: 'alert',
    closeButtonProps,
  });
}

/** Closes a notice before its time. */
export const endNotice = (message: string) => notifications.hide(message);

/** Reports something that is neither. */
export function notifyNotice(message: string) {
  // The same notice is not shown twice.
  notifications.show({
    id: message,
    message,
    color: 'yellow',
    autoClose: 8_000,
    role: 'status',
    closeButtonProps,
  });
}
