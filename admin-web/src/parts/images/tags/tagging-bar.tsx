import { Button } from '@mantine/core';
import { IconTags } from '@tabler/icons-react';
import { useState } from 'react';
import { ChoiceBar } from '../../../ui/choice-bar';
import { type Taggable, TaggingDialog, type TaggingDialogProps } from './tagging-dialog';

interface TaggingBarProps<Item extends Taggable> extends Omit<TaggingDialogProps<Item>, 'items' | 'onClose'> {
  chosen: readonly Item[];
  /** The number of items that could be selected. */
  listed: number;
  onChooseAll: () => void;
  onClear: () => void;
}

/** Offers to tag the selected items of a library; hidden while none is selected. */
export function TaggingBar<Item extends Taggable>({
  chosen,
  listed,
  onChooseAll,
  onClear,
  ...tagging
}: TaggingBarProps<Item>) {
  const [items, setItems] = useState<readonly Item[]>();
  const close = (isDone: boolean) => {
    setItems(undefined);
    if (!isDone) return;
    // The clicked button disappears with the selection; the focus returns to where the selection began.
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
