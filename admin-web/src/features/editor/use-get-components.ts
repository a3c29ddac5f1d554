import { isCreatableType } from '@galley/shared/components/component-types';
import type { PageComponent } from '@galley/shared/schemas/version';
import { useQueries } from '@tanstack/react-query';
import { readComponent, type StoredComponent } from './component-calls';
import { editorKeys } from './editor-keys';

/** One placement of the page with what is stored for it, as far as that is known. */
export interface LoadedComponent {
  placement: PageComponent;
  stored: StoredComponent | undefined;
  error: Error | null;
}

/**
 * The components of a version, in its order. A version that is not a draft never changes, so it is read once;
 * a draft's components are read again after every save.
 */
export function useGetComponents(pageId: number, placements: readonly PageComponent[]): LoadedComponent[] {
  return useQueries({
    queries: placements.map((placement) => ({
      queryKey: editorKeys.body(pageId, placement.componentId),
      queryFn: () => {
        if (isCreatableType(placement.type)) return readComponent(placement.type, placement.componentId);
        return Promise.reject(new Error(`${placement.type} is not a component of a page.`));
      },
      enabled: isCreatableType(placement.type),
      staleTime: placement.status === 'draft' ? 15_000 : Number.POSITIVE_INFINITY,
    })),
    combine: (results) =>
      results.flatMap((result, index) => {
        const placement = placements[index];
        return placement ? [{ placement, stored: result.data, error: result.error }] : [];
      }),
  });
}
