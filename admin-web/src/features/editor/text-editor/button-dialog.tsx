import { Modal } from '@mantine/core';
import type { ButtonContent } from '../../../parts/text-editor/button-command';
import { ButtonForm } from '../../../parts/text-editor/button-form';
import { useDialogAbove } from '../../../ui/dialogs-above';

interface ButtonDialogProps {
  /** The button in question; undefined while the dialog is closed. */
  asked: { start: ButtonContent; isThere: boolean } | undefined;
  /** 'text' to turn the button into text, undefined where the dialog was cancelled. */
  onAnswer: (button?: ButtonContent | 'text') => void;
}

/** Asks about a button in a text on the page. */
export function ButtonDialog({ asked, onAnswer }: ButtonDialogProps) {
  useDialogAbove(asked !== undefined);
  return (
    <Modal
      opened={asked !== undefined}
      onClose={() => onAnswer()}
      title={asked?.isThere ? 'Edit button' : 'Insert button'}
      returnFocus={false}
    >
      {asked && (
        <ButtonForm
          start={asked.start}
          onPlace={onAnswer}
          onConvert={asked.isThere ? () => onAnswer('text') : undefined}
        />
      )}
    </Modal>
  );
}
