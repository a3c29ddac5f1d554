import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { notifyError } from './notify';

/**
 * A list in its new order, which shows before the server has stored it. `save` gets all ids in the new order; when it
 * fails, the error is shown and the order is restored.
 */
export function useShownOrder<Item extends { id: number }>(
  items: readonly Item[],
  save: (ids: number[]) => Promise<unknown>,
) {
  const [wanted, setWanted] = useState<number[] | null>(null);
  const byId = new Map(items.map((item) => [item.id, item]));
  const ordered = wanted?.flatMap((id) => byId.get(id) ?? []) ?? [];
  // An item was added in between: the order does not cover all items any more.
  const shown = ordered.length === items.length ? ordered : [...items];

  const arrange = async (after: number[]) => {
    setWanted(after);
    try {
      await save(after);
    } catch (error) {
      notifyError(error);
    }
    // A later move may be in progress already; its order stays.
    setWanted((current) => (current === after ? null : current));
  };
  const move = async (from: number, to: number) => {
    if (from === to || to < 0 || to >= shown.length) return;
    await arrange(arrayMove(shown, from, to).map(({ id }) => id));
  };
  return { shown, move, arrange, isMoving: wanted !== null };
}
