import { useMemo } from 'react';
import { useRememberedState } from '../../../ui/use-remembered-state';
import { tagCounts, withTags } from './tagged';

/** Filters a library by selected tags. @param place the key under which the selection is remembered */
export function useTagFilter<Item extends { tags: readonly string[] }>(
  place: string,
  items: readonly Item[] | undefined,
) {
  const [wanted, setWanted] = useRememberedState<readonly string[]>(`tags-${place}`, []);
  const { shown, chosen } = useMemo(() => withTags(items ?? [], wanted), [items, wanted]);
  const counts = useMemo(() => tagCounts(shown), [shown]);
  return { shown: items && shown, filter: { counts, chosen, onChange: setWanted } };
}

export type TagFilterState = ReturnType<typeof useTagFilter>['filter'];
