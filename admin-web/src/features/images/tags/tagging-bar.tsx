import { Button } from '@mantine/core';
import { IconTags } from '@tabler/icons-react';
import { useState } from 'react';
import { ChoiceBar } from '../../../ui/choice-bar';
import { type Taggable, TaggingDialog, type TaggingDialogProps } from './tagging-dialog';

interface TaggingBarProps<Item extends Taggable> extends Omit<TaggingDialogProps<Item>, 'items' | 'onClose'> {
  chosen: readonly Item[];
  /** Those that could be chosen. */
  listed: number;
  onChooseAll: () => void;
  onClear: () => void;
}

/** Gives tags to what is chosen of a library; nothing while nothing is. */
export function TaggingBar<Item extends Taggable>(props: TaggingBarProps<Item>) {
  const { chosen, listed, onChooseAll, onClear, ...tagging } = props;
  const [items, setItems] = useState<readonly Item[]>();
  const close = (isDone: boolean) => {
    setItems(undefined);
    if (!isDone) return;
    // The button that was pressed goes with the choice; the focus stays where the choice began.
    const first = document.querySelector<HTMLElement>('[data-chosen]');
    onClear();
    setTimeout(() => first?.focus({ preventScroll: true }));
  };
  return (
    <>
      <ChoiceBar
        noun={tagging.noun}
        chosen={chosen.length}
        listed={listed}
        onChooseAll={onChooseAll}
        onClear={onClear}
      >
        <Button
          size="compact-sm"
          leftSection={<IconTags size={14} aria-hidden />}
          onClick={() => setItems(chosen)}
        >
          Change tags
        </Button>
      </ChoiceBar>
      {items && <TaggingDialog {...tagging} items={items} onClose={close} />}
    </>
  );
}
