import { type KeyboardEvent as FormKeyboardEvent, useEffect, useRef } from 'react';
import { useListedShortcut } from '../../../ui/shortcuts';

/** Ctrl+S saves at once, wherever the focus is, such as after a click on Undo. Returns the form's own handler. */
export function useSaveKey(save: () => void, isOn: boolean) {
  useListedShortcut('mod+S', 'Save now');
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!isOn) return;
    const pressElsewhere = (event: KeyboardEvent) => {
      const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]');
      if (!isSaveKey(event) || event.defaultPrevented || isInDialog) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', pressElsewhere);
    return () => window.removeEventListener('keydown', pressElsewhere);
  }, [isOn]);
  return (event: FormKeyboardEvent) => {
    if (!isOn || !isSaveKey(event)) return;
    event.preventDefault();
    // Must not trigger the shortcut of another form on the screen.
    event.stopPropagation();
    latest.current();
  };
}

const isSaveKey = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>) =>
  event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
