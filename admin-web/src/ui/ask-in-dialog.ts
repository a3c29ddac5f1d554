import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { openerOfDialog } from './use-return-focus';

/** What stands at the top of a dialog; it may lead away from it, or settle what the last attempt was refused for. */
export type DialogNote = (close: () => void, onSettled: () => void) => ReactNode;

/**
 * Opens a dialog that asks something. Resolves to true once it was answered and done, to false when it was left;
 * either way the person goes on from what opened it.
 */
export function askInDialog(
  title: string,
  body: (onClose: (isDone: boolean) => void) => ReactNode,
): Promise<boolean> {
  const opener = openerOfDialog();
  return new Promise((resolve) => {
    let wasDone = false;
    const id = modals.open({
      title,
      children: body((isDone) => {
        wasDone = isDone;
        modals.close(id);
      }),
      onClose: () => {
        // Once the dialog lets go of the focus.
        setTimeout(() => opener?.focus({ preventScroll: true }));
        resolve(wasDone);
      },
    });
  });
}
