import { modals } from '@mantine/modals';
import type { FormEvent, ReactNode } from 'react';
import { notifySaved } from './notify';
import { focusReturner } from './use-return-focus';

/** Shown at the top of a dialog; it may close the dialog, or resolve the cause of its last error. */
export type DialogNote = (close: () => void, onSettled: () => void) => ReactNode;

/**
 * Opens a dialog with a question. Resolves to true once it was confirmed and done, to false when it was cancelled; in
 * both cases the focus returns to where it was. Once a comment is typed, only the dialog's buttons discard it.
 * @param notice reported once it is done
 */
export function askInDialog(
  title: string,
  body: (onClose: (isDone: boolean) => void) => ReactNode,
  notice?: string,
): Promise<boolean> {
  const giveFocusBack = focusReturner();
  return new Promise((resolve) => {
    let wasDone = false;
    const keepTyped = ({ target }: FormEvent) => {
      if (!(target instanceof HTMLTextAreaElement)) return;
      const isEmpty = target.value.trim() === '';
      modals.updateModal({ modalId: id, closeOnEscape: isEmpty, closeOnClickOutside: isEmpty });
    };
    const content = body((isDone) => {
      wasDone = isDone;
      modals.close(id);
    });
    const id = modals.open({
      title,
      children: <div onInput={keepTyped}>{content}</div>,
      onClose: () => {
        // After the dialog has released the focus.
        setTimeout(giveFocusBack);
        if (wasDone && notice !== undefined) notifySaved(notice);
        resolve(wasDone);
      },
    });
  });
}
