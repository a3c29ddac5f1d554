import { messages } from '@galley/shared/messages';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { messageOf } from '../lib/api-error';

const closeButtonProps = { 'aria-label': 'Close this message' };

/** Success is a short notification. `message` is 'Saved' where the product promises nothing else. */
export function notifySaved(message: string = messages.saved) {
  notifications.show({ message, color: 'green', autoClose: 4_000, role: 'status', closeButtonProps });
}

/** Success that leads on: long enough to get to its link. */
export function notifyDone(message: ReactNode) {
  notifications.show({ message, color: 'green', autoClose: 12_000, role: 'status', closeButtonProps });
}

/** What could not be done, in the server's own words. It stays until it is closed or a while has passed. */
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

/** Something to know that is neither. */
export function notifyNotice(message: string) {
  // The same notice twice is one.
  notifications.show({
    id: message,
    message,
    color: 'yellow',
    autoClose: 8_000,
    role: 'status',
    closeButtonProps,
  });
}
