import { Modal } from '@mantine/core';
import { useDialogAbove } from '../../ui/dialogs-above';
import { LinkForm } from './link-form';

interface LinkDialogProps {
  /** What is asked about; undefined while nothing is. A field keeps its link until it gets another one. */
  asked: { current: string; of?: object } | undefined;
  /** '' for no link, nothing where the question was left. */
  onAnswer: (link?: string, words?: string) => void;
}

/** Asks where something on the page leads. */
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
