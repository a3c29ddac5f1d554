import type { PageComponent } from '@galley/shared/schemas/version';
import { useEffect, useRef, useState } from 'react';
import type { CanvasField, ToCanvas } from '../../../parts/page-canvas/messages';
import { entryKey } from '../../../parts/page-canvas/preview-entries';
import { notifyNotice } from '../../../ui/notify';
import { useLettersTyped } from './use-letters-typed';

interface DraftToTypeIn {
  pageComponents: readonly PageComponent[];
  isReadOnly: boolean;
  /** Asks whether to create a draft; undefined where none can be created. */
  create: (() => Promise<unknown>) | undefined;
  /** Called when the draft is open and this field can be edited. */
  onReady: (field: CanvasField) => void;
  /** Sends the canvas a message; the canvas keeps what is typed in between. */
  sendToCanvas: (message: ToCanvas) => void;
}

/** The field to edit, once there is a draft of it. */
interface Wanted {
  number: number;
  field: string;
  /** `opened`: the canvas was asked to focus the field, and has not confirmed it. */
  draft: 'asked' | 'made' | 'opened';
}

/** The number of a component is the same in all versions of its page. */
const numberOf = (id: number) => id % 10_000;

/**
 * When a user types on a read-only version, asks once for a draft, and opens the draft at the same field, with
 * everything typed in between.
 */
export function useDraftToTypeIn({
  pageComponents,
  isReadOnly,
  create,
  onReady,
  sendToCanvas,
}: DraftToTypeIn) {
  const isAsking = useRef(false);
  const [wanted, setWanted] = useState<Wanted>();
  useLettersTyped(wanted !== undefined, (key) => sendToCanvas({ kind: 'typedAround', ...key }));

  useEffect(() => {
    if (wanted?.draft !== 'made' || isReadOnly) return;
    const placement = pageComponents.find(({ id }) => numberOf(id) === wanted.number);
    setWanted(placement && { ...wanted, draft: 'opened' });
    if (placement) onReady({ key: entryKey(placement.id), field: wanted.field });
    else sendToCanvas({ kind: 'noDraft' });
  }, [wanted, isReadOnly, pageComponents, onReady, sendToCanvas]);

  const ask = async (key: string, field: string) => {
    if (isAsking.current) return;
    if (!create) {
      notifyNotice('This version can only be viewed. A page is edited in its draft.');
      return sendToCanvas({ kind: 'noDraft' });
    }
    isAsking.current = true;
    const place = { number: numberOf(Number(key)), field };
    setWanted({ ...place, draft: 'asked' });
    const isMade = await create();
    isAsking.current = false;
    if (isMade) return setWanted({ ...place, draft: 'made' });
    setWanted(undefined);
    sendToCanvas({ kind: 'noDraft' });
  };
  /** The canvas has the focus: the keys that were received here are all on their way to it. */
  const handOver = () => {
    setWanted(undefined);
    sendToCanvas({ kind: 'noMoreKeys' });
  };
  return { ask, handOver };
}
