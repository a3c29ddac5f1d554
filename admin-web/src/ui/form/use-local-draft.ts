import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { createContext, useCallback, useContext, useState } from 'react';
import { dropDraft, type FoundDraft, keepDraft, readKeptDrafts } from '../../lib/local-drafts';

/** The owner of the drafts, as `draftOwner` names users; null where no one is signed in, and nothing is kept. */
export const DraftOwner = createContext<string | null>(null);

/** Writing waits for a pause of this length; leaving the window writes at once. */
const writeDelayMs = 400;
/** The maximum delay while typing never pauses. */
const longestDelayMs = 2_000;

/** The revisions of an earlier place say nothing about what is stored now: it is older than any. */
const stale = 0;

export interface KeptDraftHandle<Values> {
  /** Unsaved input of an earlier visit; absent when there is none, or it was decided on. */
  offer: FoundDraft<Values> | undefined;
  /** Keeps the current input. */
  keep: (values: Values, revision?: number) => void;
  /** Deletes the draft after it was saved or discarded. */
  clear: () => void;
  /** The offer was accepted or declined: it is deleted, and an earlier one is offered. */
  settleOffer: () => void;
}

/**
 * Keeps unsaved input of a form on this device until it is saved, and offers what an earlier visit left behind.
 * `place` identifies the form within the company ('page 4'); null keeps nothing. `isNews` says whether a draft
 * differs from what is stored: after a save whose response was lost it does not. What was left in `earlier` places is
 * offered, too.
 */
export function useLocalDraft<Values extends object>(
  place: string | null,
  isNews: (values: Values) => boolean = () => true,
  earlier: readonly string[] = [],
): KeptDraftHandle<Values> {
  const owner = useContext(DraftOwner);
  const [id] = useState(() => Math.random().toString(36).slice(2));
  const [offers, setOffers] = useState<FoundDraft<Values>[]>(() => {
    if (place === null || owner === null) return [];
    const found = readKeptDrafts(owner, place, ...earlier) as FoundDraft<Values>[];
    for (const old of found.filter(({ values }) => !isNews(values))) dropDraft(owner, old.place, old.id);
    return found
      .filter(({ values }) => isNews(values))
      .map((draft) => (draft.place === place ? draft : { ...draft, revision: stale }));
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
  useWindowEvent('pagehide', write.flush);
  useWindowEvent('visibilitychange', write.flush);

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
    // Restored input is stored as this form's own draft before the offer is deleted.
    write.flush();
    if (owner !== null && offer) dropDraft(owner, offer.place, offer.id);
    setOffers((current) => current.slice(1));
  }, [owner, offer, write]);

  return { offer, keep, clear, settleOffer };
}
