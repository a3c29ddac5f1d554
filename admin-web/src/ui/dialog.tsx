import { Drawer, Modal, type ModalProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useModals } from '@mantine/modals';
import { type ReactNode, useState } from 'react';
import { CloseContext } from './dialog-closing';
import { DialogsAbove, useDialogAbove } from './dialogs-above';
import { LeaveScopeOf, useLeaveScope } from './form/leave-scope';
import { useReturnFocus } from './use-return-focus';

interface DialogProps
  extends Pick<ModalProps, 'size' | 'closeOnClickOutside' | 'closeOnEscape' | 'withCloseButton'> {
  title: string;
  onClose: () => void;
  /** Asked before typed text is given up. */
  unsaved?: string;
  /** Takes the whole screen of a phone. */
  fillsPhone?: boolean;
  /** Stands at the right edge, beside what it is about. */
  isDrawer?: boolean;
  children: ReactNode;
}

const drawer = {
  position: 'right',
  styles: { title: { fontWeight: 600, fontSize: '1rem' } },
  closeButtonProps: { 'aria-label': 'Close' },
} as const;

/** Below the questions, which are asked from inside it. */
const zIndex = 199;

/**
 * A dialog that exists only while it is open. It gives the focus back to what opened it, asks before unsaved text is
 * lost, and leaves the Escape key to a dialog above it.
 */
export function Dialog(props: DialogProps) {
  const { onClose, unsaved, fillsPhone, isDrawer, closeOnEscape = true, children, ...modal } = props;
  const Frame = isDrawer ? Drawer : Modal;
  useReturnFocus();
  useDialogAbove(true);
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  const scope = useLeaveScope();
  const questions = useModals().modals.length;
  const [isAsking, setIsAsking] = useState(false);
  const close = async () => {
    if (scope.hasUnsavedText()) {
      setIsAsking(true);
      const mayLeave = await scope.mayLeave({
        title: 'Leave without saving?',
        question: unsaved ?? 'What you typed here is not saved yet.',
        confirmLabel: 'Leave',
      });
      // Later, since the key that closed the question still travels and would reach this dialog.
      setTimeout(() => setIsAsking(false));
      if (!mayLeave) return;
      scope.giveUp();
    }
    onClose();
  };
  return (
    <DialogsAbove>
      {(isBelow) => (
        <Frame
          opened
          onClose={() => void close()}
          closeOnEscape={closeOnEscape && !isBelow && !isAsking && questions === 0}
          fullScreen={fillsPhone && isNarrow}
          zIndex={zIndex}
          // To React a dialog may be part of a form, which must not hear of what happens in here.
          onBlur={(event) => event.stopPropagation()}
          {...modal}
          {...(isDrawer && drawer)}
        >
          <LeaveScopeOf scope={scope}>
            <CloseContext value={() => void close()}>{children}</CloseContext>
          </LeaveScopeOf>
        </Frame>
      )}
    </DialogsAbove>
  );
}
