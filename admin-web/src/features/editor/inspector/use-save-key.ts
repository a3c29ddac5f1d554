import { useWindowEvent } from '@mantine/hooks';
import type { KeyboardEvent as FormKeyboardEvent } from 'react';
import { useListedShortcut } from '../../../ui/shortcuts';

/** Ctrl+S saves at once, wherever the focus is, such as after a click on Undo. Returns the form's own handler. */
export function useSaveKey(save: () => void, isOn: boolean) {
  useListedShortcut('mod+S', 'Save now');
  useWindowEvent('keydown', (event) => {
    const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]');
    if (!isOn || !isSaveKey(event) || event.defaultPrevented || isInDialog) return;
    event.preventDefault();
    save();
  });
  return (event: FormKeyboardEvent) => {
    if (!isOn || !isSaveKey(event)) return;
    event.preventDefault();
    // Must not trigger the shortcut of another form on the screen.
    event.stopPropagation();
    save();
  };
}

const isSaveKey = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>) =>
  event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
