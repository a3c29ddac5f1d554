import type { PageComponent } from '@galley/shared/schemas/version';
import { useEffect, useRef, useState } from 'react';
import type { CanvasField, ToCanvas } from '../../../canvas/messages';
import { notifyNotice } from '../../../ui/notify';
import { entryKey } from './preview-entries';
import { useLettersTyped } from './use-letters-typed';

interface DraftToTypeIn {
  pageComponents: readonly PageComponent[];
  isReadOnly: boolean;
  /** Asks whether a draft is to be made; undefined where none can be. */
  create: (() => Promise<unknown>) | undefined;
  /** The draft is open: someone types in this field from now on. */
  onReady: (field: CanvasField) => void;
  /** Tells the canvas something, which keeps what is typed meanwhile. */
  tell: (message: ToCanvas) => void;
}

/** What is to be typed in, once there is a draft of it. */
interface Wanted {
  number: number;
  field: string;
  /** `opened`: the canvas was asked to bring the focus there, and has not said that it did. */
  draft: 'asked' | 'made' | 'opened';
}

/** The number of a component that stays the same in all versions of its page. */
const numberOf = (id: number) => id % 10_000;

/**
 * Someone types on a version that can only be viewed: the question for a draft is asked once, and the draft opens
 * where they wanted to type, with all that they typed meanwhile.
 */
export function useDraftToTypeIn({ pageComponents, isReadOnly, create, onReady, tell }: DraftToTypeIn) {
  const isAsking = useRef(false);
  const [wanted, setWanted] = useState<Wanted>();
  useLettersTyped(wanted !== undefined, (key) => tell({ kind: 'typedAround', ...key }));

  useEffect(() => {
    if (wanted?.draft !== 'made' || isReadOnly) return;
    const placement = pageComponents.find(({ id }) => numberOf(id) === wanted.number);
    setWanted(placement && { ...wanted, draft: 'opened' });
    if (placement) onReady({ key: entryKey(placement.id), field: wanted.field });
    else tell({ kind: 'noDraft' });
  }, [wanted, isReadOnly, pageComponents, onReady, tell]);

  const ask = async (key: string, field: string) => {
    if (isAsking.current) return;
    if (!create) {
      notifyNotice('This version can only be viewed. Choose the draft to edit the page.');
      tell({ kind: 'noDraft' });
      return;
    }
    isAsking.current = true;
    const place = { number: numberOf(Number(key)), field };
    setWanted({ ...place, draft: 'asked' });
    const isMade = await create();
    isAsking.current = false;
    if (isMade) {
      setWanted({ ...place, draft: 'made' });
      return;
    }
    setWanted(undefined);
    tell({ kind: 'noDraft' });
  };
  /** The canvas has the focus: the keys that were taken here are all on their way to it. */
  const handOver = () => {
    setWanted(undefined);
    tell({ kind: 'noMoreKeys' });
  };
  return { ask, handOver };
}
