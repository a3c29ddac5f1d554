import { arrayMove } from '@dnd-kit/sortable';
import { useEffect, useRef, useState } from 'react';
import { notifyError } from './notify';

interface Wanted {
  ids: number[];
  /** Once it is saved: the order of the items that were read before, as text. */
  readBefore?: string;
}

/**
 * A list in its new order, which shows before the server has stored it, and until the list that is read afterwards is
 * rendered. `save` gets all ids in the new order: one call after the other, and only the last of several orders that
 * wait. When it fails, the error is shown and the order is restored.
 */
export function useShownOrder<Item extends { id: number }>(
  items: readonly Item[],
  save: (ids: number[]) => Promise<unknown>,
) {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const readOrder = items.map(({ id }) => id).join();
  const isRead = wanted?.readBefore !== undefined && wanted.readBefore !== readOrder;
  const byId = new Map(items.map((item) => [item.id, item]));
  const ordered = (!isRead && wanted?.ids.flatMap((id) => byId.get(id) ?? [])) || [];
  // An item was added in between: the order does not cover all items any more.
  const shown = ordered.length === items.length ? ordered : [...items];
  const ids = shown.map(({ id }) => id);

  const rendered = useRef(ids);
  const lastRead = useRef(readOrder);
  useEffect(() => {
    rendered.current = ids;
    lastRead.current = readOrder;
    if (isRead) setWanted(null);
  });
  /** The order that was asked for last, before it is rendered. */
  const newest = useRef<number[]>(undefined);
  const saving = useRef<Promise<void>>(undefined);

  /** The order that will be shown: a second move may come before the first is rendered. */
  const now = (): number[] => {
    const order = newest.current?.filter((id) => rendered.current.includes(id));
    return order?.length === rendered.current.length ? order : rendered.current;
  };
  const saveNext = async (after: number[]) => {
    if (saving.current) await saving.current;
    // A newer order includes this move.
    if (newest.current !== after) return;
    const saved = await save(after).then(
      () => ({ ids: after, readBefore: lastRead.current }),
      (error) => {
        notifyError(error);
        return null;
      },
    );
    // A later move may be in progress already; its order stays.
    if (newest.current !== after) return;
    newest.current = undefined;
    setWanted(saved);
  };
  const arrange = async (after: number[]) => {
    newest.current = after;
    setWanted({ ids: after });
    saving.current = saveNext(after);
    await saving.current;
  };
  const move = async (from: number, to: number) => {
    if (from === to || to < 0 || to >= shown.length) return;
    await arrange(arrayMove(ids, from, to));
  };
  /** Resolves when the order that was asked for last is stored, or has failed. */
  const settled = async () => saving.current;
  return { shown, now, move, arrange, settled, isMoving: wanted !== null && wanted.readBefore === undefined };
}
