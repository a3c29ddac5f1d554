import type { BrokenLinks } from '@galley/shared/schemas/broken-link';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { pageKeys } from '../pages/page-keys';

// Among what is read of pages: a publish may mend a link or break one.
const brokenLinksKey = [...pageKeys.all, 'broken-links'];
/** Other sites are asked in steps of a minute; the first begins within seconds. */
const readAgainMs = 2_000;
/** A look begins by then, or is one that the sweep of the next minute does. */
const beginsWithinMs = 75_000;

interface Asked {
  /** When pages were looked through before. */
  after: string | null;
  atMs: number;
}

/** The links that lead nowhere, read again and again while other sites are being asked. */
export function useBrokenLinks() {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const isAsking = ({ lookedAt, waiting }: BrokenLinks) => {
    const isBeginning = asked?.after === lookedAt && Date.now() - (asked?.atMs ?? 0) < beginsWithinMs;
    return asked !== undefined && (isBeginning || waiting > 0);
  };
  const list = useQuery({
    queryKey: brokenLinksKey,
    queryFn: ({ signal }) => api('listBrokenLinks', {}, { signal }),
    refetchInterval: ({ state }) => (state.data && isAsking(state.data) ? readAgainMs : false),
  });
  const check = useMutation({
    mutationFn: () => api('checkOutsideLinks', {}),
    onSuccess: () => {
      setAsked({ after: list.data?.lookedAt ?? null, atMs: Date.now() });
      void queryClient.invalidateQueries({ queryKey: brokenLinksKey });
    },
  });
  return { list, check, isAsking: list.data !== undefined && isAsking(list.data) };
}
