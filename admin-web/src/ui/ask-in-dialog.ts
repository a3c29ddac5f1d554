import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { notifySaved } from './notify';
import { openerOfDialog } from './use-return-focus';

/** Shown at the top of a dialog; it may close the dialog, or resolve the cause of its last error. */
export type DialogNote = (close: () => void, onSettled: () => void) => ReactNode;

/**
 * Opens a dialog with a question. Resolves to true once it was confirmed and done, to false when it was cancelled; in
 * both cases the focus returns to where it was.
 * @param notice reported once it is done
 */
export function askInDialog(
  title: string,
  body: (onClose: (isDone: boolean) => void) => ReactNode,
  notice?: string,
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
        // After the dialog has released the focus.
        setTimeout(() => opener?.focus({ preventScroll: true }));
        if (wasDone && notice !== undefined) notifySaved(notice);
        resolve(wasDone);
      },
    });
  });
}
