import { Modal } from '@mantine/core';
import { useDialogAbove } from '../../ui/dialogs-above';
import { LinkForm } from './link-form';

interface LinkDialogProps {
  /** The link in question; undefined while the dialog is closed. A field keeps its link until it gets another one. */
  asked: { current: string; of?: object } | undefined;
  /** '' for no link, undefined where the dialog was cancelled. */
  onAnswer: (link?: string, words?: string) => void;
}

/** Asks for the target of a link on the page. */
export function LinkDialog({ asked, onAnswer }: LinkDialogProps) {
  useDialogAbove(asked !== undefined);
  return (
    <Modal opened={asked !== undefined} onClose={() => onAnswer()} title="Link" returnFocus={false}>
      {asked && (
        <LinkForm
          current={asked.current}
          onSet={onAnswer}
          onRemove={asked.of ? undefined : () => onAnswer('')}
        />
      )}
    </Modal>
  );
}
