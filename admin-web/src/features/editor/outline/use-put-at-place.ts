import type { PageComponent } from '@galley/shared/schemas/version';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import type { ComponentPlace } from '../../../parts/components/component-calls';
import { editorKeys } from '../../../parts/versions/editor-keys';
import { notifyError } from '../../../ui/notify';
import { isSameOrder, placedAt } from './component-order';

/**
 * The server adds new components at the end of a draft. This moves one to the requested index. The component is
 * stored already, so a failure is only reported: it then stays at the end.
 */
export function usePutAtPlace(place: ComponentPlace) {
  const queryClient = useQueryClient();
  return async (isNew: (placement: PageComponent) => boolean, at: number) => {
    try {
      const data = await queryClient.fetchQuery({
        queryKey: editorKeys.data(place.pageId, place.versionId),
        queryFn: () => api('getPageComponentData', place),
        staleTime: 0,
      });
      const ids = data.pageComponents.map((placement) => placement.id);
      const placement = data.pageComponents.find(isNew);
      if (!placement) return;
      const wanted = placedAt(ids, placement.id, at);
      if (!isSameOrder(ids, wanted)) await api('updatePlacementOrder', { pageComponentIds: wanted });
    } catch (error) {
      notifyError(error);
    }
  };
}
