import type { PageComponent } from '@galley/shared/schemas/version';
import { useState } from 'react';
import { notifyError } from '../../ui/notify';
import { isSameOrder, moved } from './component-order';
import { useUpdatePlacementOrder } from './use-update-placement-order';

/** The components in the order they were just given, shown before the server has stored it. */
export function useComponentOrder(pageId: number, placements: readonly PageComponent[]) {
  const [wanted, setWanted] = useState<number[] | null>(null);
  const { mutateAsync } = useUpdatePlacementOrder(pageId);
  const byId = new Map(placements.map((placement) => [placement.id, placement]));
  const ordered = wanted ? wanted.flatMap((id) => byId.get(id) ?? []) : [];
  const shown = ordered.length === placements.length ? ordered : [...placements];

  const move = async (from: number, to: number) => {
    const before = shown.map(({ id }) => id);
    const after = moved(before, from, to);
    if (isSameOrder(before, after)) return;
    setWanted(after);
    try {
      await mutateAsync(after);
    } catch (error) {
      notifyError(error);
    }
    // A later move may be under way already; its order stays.
    setWanted((current) => (current === after ? null : current));
  };
  return { shown, move };
}
