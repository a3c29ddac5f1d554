import type { PageComponent } from '@galley/shared/schemas/version';
import { useEffect, useRef, useState } from 'react';
import type { CanvasField } from '../../../canvas/messages';
import { notifyNotice } from '../../../ui/notify';
import { entryKey } from './preview-entries';

interface DraftToTypeIn {
  pageComponents: readonly PageComponent[];
  isReadOnly: boolean;
  /** Asks whether a draft is to be made; undefined where none can be. */
  create: (() => Promise<unknown>) | undefined;
  /** The draft is open: somebody types in this field from now on. */
  onReady: (field: CanvasField) => void;
}

/** The number of a component that stays the same in all versions of its page. */
const numberOf = (id: number) => id % 10_000;

/**
 * Somebody types on a version that can only be viewed: the question for a draft is asked once, and the draft opens
 * where they wanted to type.
 */
export function useDraftToTypeIn({ pageComponents, isReadOnly, create, onReady }: DraftToTypeIn) {
  const isAsking = useRef(false);
  const [wanted, setWanted] = useState<{ number: number; field: string }>();

  useEffect(() => {
    if (!wanted || isReadOnly) return;
    const placement = pageComponents.find(({ id }) => numberOf(id) === wanted.number);
    setWanted(undefined);
    if (placement) onReady({ key: entryKey(placement.id), field: wanted.field });
  }, [wanted, isReadOnly, pageComponents, onReady]);

  return async (key: string, field: string) => {
    if (isAsking.current) return;
    if (!create) {
      notifyNotice('This version can only be viewed. Choose the draft to edit the page.');
      return;
    }
    isAsking.current = true;
    const isMade = await create();
    isAsking.current = false;
    if (isMade) setWanted({ number: numberOf(Number(key)), field });
  };
}
