import type { BrokenLinks } from '@galley/shared/schemas/broken-link';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { useRead } from '../../lib/use-read';
import { pageKeys } from '../pages/page-keys';

// Among the queries about pages: a publish may fix or break a link.
const brokenLinksKey = [...pageKeys.all, 'broken-links'];
/** Other sites are checked in steps of a minute; the first step starts within seconds. */
const readAgainMs = 2_000;
/** A check has started by then, or the sweep of the next minute starts it. */
const beginsWithinMs = 75_000;

interface Asked {
  /** The time of the previous check of the pages. */
  after: string | null;
  atMs: number;
}

/** Reads the broken links, and reads them again while a check is running. */
export function useBrokenLinks() {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const isAsking = ({ lookedAt, waiting }: BrokenLinks) => {
    const isBeginning = asked?.after === lookedAt && Date.now() - (asked?.atMs ?? 0) < beginsWithinMs;
    return asked !== undefined && (isBeginning || waiting > 0);
  };
  const list = useRead(
    brokenLinksKey,
    'listBrokenLinks',
    {},
    { refetchInterval: ({ state }) => (state.data && isAsking(state.data) ? readAgainMs : false) },
  );
  const check = useMutation({
    mutationFn: () => api('checkOutsideLinks', {}),
    onSuccess: () => {
      setAsked({ after: list.data?.lookedAt ?? null, atMs: Date.now() });
      void queryClient.invalidateQueries({ queryKey: brokenLinksKey });
    },
  });
  return { list, check, isAsking: list.data !== undefined && isAsking(list.data) };
}
