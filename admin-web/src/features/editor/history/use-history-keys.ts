import { useWindowEvent } from '@mantine/hooks';
import { historyKey } from '../../../parts/page-canvas/history-key';
import { useListedShortcut } from '../../../ui/shortcuts';
import type { PageHistory } from './page-history';

interface HistoryKeys {
  history: PageHistory;
  undo: () => void;
  redo: () => void;
}

/** Undo and redo by keyboard. A field first undoes its own typing, until nothing of it is left. */
export function useHistoryKeys({ history, ...steps }: HistoryKeys, isOn: boolean): void {
  useListedShortcut('mod+Z', 'Undo on the page');
  useListedShortcut('mod+shift+Z', 'Redo on the page');
  useWindowEvent('keydown', (event) => {
    const asked = historyKey(event);
    const target = event.target instanceof HTMLElement ? event.target : undefined;
    if (!isOn || !asked || event.defaultPrevented || target?.closest('[role="dialog"]')) return;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      const { value } = target;
      history.as(asked === 'undo' ? 'undone' : 'redone');
      setTimeout(() => {
        history.as('typed');
        if (target.value === value) steps[asked]();
      });
      return;
    }
    event.preventDefault();
    steps[asked]();
  });
}
