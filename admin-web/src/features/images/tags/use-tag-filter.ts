import { useMemo, useState } from 'react';
import { tagCounts, withTags } from './tagged';

/** What of a library is shown while tags are chosen. */
export function useTagFilter<Item extends { tags: readonly string[] }>(items: readonly Item[] | undefined) {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const { shown, chosen } = useMemo(() => withTags(items ?? [], wanted), [items, wanted]);
  const counts = useMemo(() => tagCounts(shown), [shown]);
  return { shown: items && shown, filter: { counts, chosen, onChange: setWanted } };
}

export type TagFilterState = ReturnType<typeof useTagFilter>['filter'];
