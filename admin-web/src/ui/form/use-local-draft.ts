import { useDebouncedCallback } from '@mantine/hooks';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { dropDraft, type KeptDraft, keepDraft, readKeptDrafts } from '../../lib/local-drafts';

/** Whose text is kept, as `draftOwner` names people; null where no one is signed in, and nothing is kept. */
export const DraftOwner = createContext<string | null>(null);

/** Writing waits until one pauses this long; a window that is left writes at once. */
const writeDelayMs = 400;
/** Anyone who never pauses is kept this often all the same. */
const longestDelayMs = 2_000;

export interface KeptDraftHandle<Values> {
  /** What was typed here earlier and never saved; absent when there is nothing, or it was decided on. */
  offer: KeptDraft<Values> | undefined;
  /** Keeps what is typed now. */
  keep: (values: Values, revision?: number) => void;
  /** Saved, or given up: nothing of this form is kept. */
  clear: () => void;
  /** The offer was taken or declined: it is forgotten, and an earlier one is offered. */
  settleOffer: () => void;
}

/**
 * Keeps what is typed in a form on this device until it is saved, and offers what an earlier visit left behind.
 * `place` names the form within the company ('page 4'); null keeps nothing. `isNews` says whether a draft holds
 * anything that is not stored: a save whose answer was lost leaves one that does not.
 */
export function useLocalDraft<Values extends object>(
  place: string | null,
  isNews: (values: Values) => boolean = () => true,
): KeptDraftHandle<Values> {
  const owner = useContext(DraftOwner);
  const [id] = useState(() => Math.random().toString(36).slice(2));
  // A new thing gets another place once it is created; what was offered stays where it was found.
  const [offeredAt] = useState(place);
  const [offers, setOffers] = useState<KeptDraft<Values>[]>(() => {
    if (place === null || owner === null) return [];
    const found = readKeptDrafts(owner, place) as KeptDraft<Values>[];
    for (const { id: old } of found.filter(({ values }) => !isNews(values))) dropDraft(owner, place, old);
    return found.filter(({ values }) => isNews(values));
  });

  const write = useDebouncedCallback(
    (to: { owner: string; place: string }, values: Values, revision: number | undefined) =>
      keepDraft(to.owner, to.place, {
        id,
        keptAt: Date.now(),
        revision,
        values: values as Record<string, unknown>,
      }),
    { delay: writeDelayMs, maxWait: longestDelayMs, flushOnUnmount: true },
  );
  useEffect(() => {
    const flush = () => write.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [write]);

  const keep = useCallback(
    (values: Values, revision?: number) => {
      if (place !== null && owner !== null) write({ owner, place }, { ...values }, revision);
    },
    [owner, place, write],
  );
  const clear = useCallback(() => {
    write.cancel();
    if (place !== null && owner !== null) dropDraft(owner, place, id);
  }, [owner, place, id, write]);

  const [offer] = offers;
  const settleOffer = useCallback(() => {
    // What was restored is kept as this form's own before the offer goes.
    write.flush();
    if (offeredAt !== null && owner !== null && offer) dropDraft(owner, offeredAt, offer.id);
    setOffers((current) => current.slice(1));
  }, [owner, offeredAt, offer, write]);

  return { offer, keep, clear, settleOffer };
}
