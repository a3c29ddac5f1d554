import type { PageComponent } from '@galley/shared/schemas/version';
import { useShownOrder } from '../../../ui/use-shown-order';
import { useUpdatePlacementOrder } from './use-placements';

/** The components in their new order, which shows before the server has stored it. */
export function useComponentOrder(pageId: number, placements: readonly PageComponent[]) {
  const { mutateAsync } = useUpdatePlacementOrder(pageId);
  return useShownOrder(placements, mutateAsync);
}
