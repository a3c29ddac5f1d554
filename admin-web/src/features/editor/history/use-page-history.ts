import type { PageComponent } from '@galley/shared/schemas/version';
import { useEffect, useRef } from 'react';
import { callOf } from '../../../lib/api';
import { isApiError } from '../../../lib/api-error';
import type { Store } from '../../../lib/store';
import { useLatest } from '../../../lib/use-latest';
import type { FormValues } from '../../../parts/components/component-calls';
import { chosenPlacementId, type EditorChoice } from '../../../parts/page-canvas/editor-choice';
import { entryKeyOf } from '../../../parts/page-canvas/preview-entries';
import { useEditorMutation } from '../../../parts/versions/use-editor-mutation';
import { notifyError } from '../../../ui/notify';
import type { Patches } from '../canvas/patches';
import type { FormWork } from '../inspector/form-work';
import { isSameOrder } from '../outline/component-order';
import { useRemovePlacement } from '../outline/use-placements';
import { inverse, orderNow, type PageHistory, type Step } from './page-history';

interface HistoryOptions {
  pageId: number;
  versionId: number | undefined;
  history: PageHistory;
  choice: EditorChoice;
  work: Pick<Store<FormWork>, 'get'>;
  placements: readonly PageComponent[];
  patches: Patches;
  choose: (choice: EditorChoice) => Promise<boolean>;
  /** Closes the form of a component that is removed. */
  close: () => void;
  arrange: (ids: number[]) => Promise<void>;
  /** Resolves when all text typed on the canvas has arrived. */
  settle: () => Promise<void>;
  /** Sets other values in fields of a component that may be being edited. */
  put: (key: string, values: FormValues) => void;
}

/** Undo and redo for the whole page: across components, including additions, removals and moves. */
export function usePageHistory(options: HistoryOptions) {
  const { pageId, versionId, history } = options;
  const remove = useRemovePlacement(pageId);
  // With its number and its content.
  const restore = useEditorMutation(pageId, callOf('restoreComponent'));
  const latest = useLatest(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has a history of its own
  useEffect(() => history.clear(), [history, pageId, versionId]);

  /** Resolves to false where the component does not exist any more. */
  const apply = async (step: Step): Promise<boolean> => {
    const { placements, choice } = latest.current;
    const isThere = 'id' in step && placements.some(({ id }) => id === step.id);
    const isChosen = 'id' in step && chosenPlacementId(choice) === step.id;
    if (step.kind === 'order') {
      const ids = placements.map(({ id }) => id);
      const wanted = orderNow(step.after, ids);
      if (isSameOrder(ids, wanted)) return false;
      await latest.current.arrange(wanted);
      return true;
    }
    if (step.kind === 'added') {
      if (isThere) return false;
      await restore.mutateAsync({ pageComponentId: step.id, at: step.at });
      await latest.current.choose({ kind: 'placement', placementId: step.id });
      return true;
    }
    if (!isThere) return false;
    if (step.kind === 'removed') {
      // The text that was typed last is restored with it.
      await latest.current.work.get().save();
      if (isChosen) latest.current.close();
      await remove.mutateAsync(step.id);
      return true;
    }
    if (!isChosen && !(await latest.current.choose({ kind: 'placement', placementId: step.id }))) return true;
    const key = entryKeyOf(choice, step.id);
    latest.current.patches.give(key, step.after, { isUndoing: true });
    latest.current.put(key, step.after);
    return true;
  };

  const queue = useRef(Promise.resolve());
  const run = (direction: 'back' | 'forth') => {
    const go = async () => {
      await latest.current.settle();
      await latest.current.patches.settled();
      for (let step = history[direction](); step; step = history[direction]()) {
        try {
          if (await apply(direction === 'back' ? inverse(step) : step)) return;
        } catch (error) {
          if (isApiError(error, 404)) continue;
          // It failed, so it stays the next step.
          history[direction === 'back' ? 'forth' : 'back']();
          throw error;
        }
      }
    };
    queue.current = queue.current.then(go).catch(notifyError);
  };
  /** Adds a removed component again, which is a step of its own; nothing happens where it is back already. */
  const bringBack = (id: number, at: number) => {
    const done = queue.current.then(async () => {
      if (await apply({ kind: 'added', id, at })) history.add({ kind: 'added', id, at });
    });
    queue.current = done.catch(() => {});
    return done;
  };
  return {
    bringBack,
    undo: () => run('back'),
    redo: () => run('forth'),
  };
}
