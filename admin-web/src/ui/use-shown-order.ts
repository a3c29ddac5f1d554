import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { notifyError } from './notify';

/**
 * A list in the order that it was just given, shown before the server has stored it. `save` gets all ids in the new
 * order; when it fails, the words of the server are shown and the list falls back.
 */
export function useShownOrder<Item extends { id: number }>(
  items: readonly Item[],
  save: (ids: number[]) => Promise<unknown>,
) {
  const [wanted, setWanted] = useState<number[] | null>(null);
  const byId = new Map(items.map((item) => [item.id, item]));
  const ordered = wanted?.flatMap((id) => byId.get(id) ?? []) ?? [];
  // One that was added meanwhile: the order is no longer one of these items.
  const shown = ordered.length === items.length ? ordered : [...items];

  const arrange = async (after: number[]) => {
    setWanted(after);
    try {
      await save(after);
    } catch (error) {
      notifyError(error);
    }
    // A later move may be under way already; its order stays.
    setWanted((current) => (current === after ? null : current));
  };
  const move = async (from: number, to: number) => {
    if (from === to || to < 0 || to >= shown.length) return;
    await arrange(arrayMove(shown, from, to).map(({ id }) => id));
  };
  return { shown, move, arrange, isMoving: wanted !== null };
}
