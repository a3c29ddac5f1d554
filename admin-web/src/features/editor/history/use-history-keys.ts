import { useEffect, useRef } from 'react';
import { useListedShortcut } from '../../../ui/shortcuts';
import { historyKey } from './history-key';
import type { PageHistory } from './page-history';

interface HistoryKeys {
  history: PageHistory;
  undo: () => void;
  redo: () => void;
}

/** Undo and redo by keyboard. A field first undoes its own typing, until nothing of it is left. */
export function useHistoryKeys(keys: HistoryKeys, isOn: boolean): void {
  useListedShortcut('mod+Z', 'Undo on the page');
  useListedShortcut('mod+shift+Z', 'Redo on the page');
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const asked = historyKey(event);
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      if (!asked || event.defaultPrevented || target?.closest('[role="dialog"]')) return;
      const { history } = latest.current;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
        const { value } = target;
        history.as(asked === 'undo' ? 'undone' : 'redone');
        setTimeout(() => {
          history.as('typed');
          if (target.value === value) latest.current[asked]();
        });
        return;
      }
      event.preventDefault();
      latest.current[asked]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}
