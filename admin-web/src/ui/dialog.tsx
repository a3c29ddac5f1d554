import { Drawer, Modal, type ModalProps } from '@mantine/core';
import { useModals } from '@mantine/modals';
import { type ReactNode, useState } from 'react';
import { CloseContext } from './dialog-closing';
import { DialogsAbove, useDialogAbove } from './dialogs-above';
import { LeaveScopeOf, useLeaveScope } from './form/leave-scope';
import { useIsPhone } from './use-is-phone';
import { useReturnFocus } from './use-return-focus';

interface DialogProps
  extends Pick<
    ModalProps,
    'size' | 'classNames' | 'closeOnClickOutside' | 'closeOnEscape' | 'withCloseButton'
  > {
  title: string;
  onClose: () => void;
  /** The question before unsaved text is discarded. */
  unsaved?: string;
  /** Fills the screen of a phone. */
  fillsPhone?: boolean;
  /** Shown at the right edge, beside what it is about. */
  isDrawer?: boolean;
  children: ReactNode;
}

/** A field that gets the focus is not hidden by the buttons at the lower edge, and neither is its error. */
const styles = {
  content: { scrollPaddingBottom: '6.5rem' },
  title: { fontWeight: 600, fontSize: '0.9375rem' },
};

const drawer = {
  position: 'right',
  closeButtonProps: { 'aria-label': 'Close' },
} as const;

/** Below the questions, which are opened from inside it. */
const zIndex = 199;

/**
 * A dialog that is mounted only while it is open. It returns the focus to what opened it, asks before unsaved text is
 * lost, and leaves Escape to a dialog above it.
 */
export function Dialog({
  onClose,
  unsaved,
  fillsPhone,
  isDrawer,
  closeOnEscape = true,
  children,
  ...modal
}: DialogProps) {
  const Frame = isDrawer ? Drawer : Modal;
  useReturnFocus();
  useDialogAbove(true);
  const isNarrow = useIsPhone();
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
      // Delayed, since the key that closed the question is still being dispatched and would reach this dialog.
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
          // In React's tree a dialog may be inside a form, which must not receive its events.
          onBlur={(event) => event.stopPropagation()}
          styles={styles}
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
