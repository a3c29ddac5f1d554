import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../lib/api-error';
import { useKeptDraft } from '../session/use-kept-draft';
import { refusedFields } from './field-errors';

/** Something a company keeps that is saved over the revision it was read with; `id` 0 is not there yet. */
export interface StoredRecord {
  id?: number;
  revision?: number | undefined;
}

interface RecordFormOptions<Stored extends StoredRecord> {
  /** As it was read last; read again after every save. */
  saved: Stored;
  /** Names the form among what is kept on this device ('footer'). */
  place: string;
  /** What is wrong, by field; empty when it can be sent. */
  check: (value: Stored) => Record<string, string>;
  /** What a refused save says is stored by now, or undefined when that cannot be read. */
  read: (current: unknown) => Stored | undefined;
  /** Answers the id where the record has one. */
  save: (value: Stored) => Promise<unknown>;
  onSaved?: () => void;
}

export type RecordForm<Stored extends StoredRecord> = ReturnType<typeof useRecordForm<Stored>>;

/**
 * Holds what is typed for one record until it is saved. No failure takes it away, it is kept on this device
 * meanwhile, and where somebody else saved first both texts are there to choose from.
 */
export function useRecordForm<Stored extends StoredRecord>(options: RecordFormOptions<Stored>) {
  const { saved, place, check, read, save, onSaved } = options;
  // Beside the state, so that whoever asks gets what is typed and not what was last drawn of it.
  const now = useRef({ value: saved, base: saved });
  const [{ value, base }, setShown] = useState(now.current);
  // Editors of rich text keep their own text; another number makes them begin anew.
  const [generation, setGeneration] = useState(0);
  const [fields, setFields] = useState<Record<string, string>>({});
  const [error, setError] = useState<unknown>();
  const [conflict, setConflict] = useState<{ message: string; current: Stored }>();
  const [isSaving, setIsSaving] = useState(false);

  const show = useCallback((next: Partial<typeof now.current>) => {
    now.current = { ...now.current, ...next };
    setShown(now.current);
  }, []);
  // The same function for good, so that fields in which nothing is typed need not be drawn again.
  const change = useCallback(
    (changes: Partial<Stored>) => {
      show({ value: { ...now.current.value, ...changes } });
      setFields((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
      );
    },
    [show],
  );
  const hasUnsavedText = () => !isSameContent(now.current.value, now.current.base);
  const isDirty = !isSameContent(value, base);

  const takeOver = (next: Stored) => {
    show({ value: next, base: next });
    setGeneration((before) => before + 1);
    setFields({});
    setError(undefined);
    setConflict(undefined);
  };
  // Read again: somebody else changed it, or the server took out what is not allowed.
  useEffect(() => {
    const isOld = (saved.revision ?? 0) < (base.revision ?? 0);
    if (isDirty || isSaving || isOld) return;
    if (!isSameContent(saved, base) || saved.revision !== base.revision) takeOver(saved);
  });

  const kept = useKeptDraft<Stored>(place, (values) => !isSameContent(values, saved));
  const { keep, clear } = kept;
  useEffect(() => {
    if (isDirty) keep(value, base.revision);
    else clear();
  }, [isDirty, value, base.revision, keep, clear]);

  const store = async (startedFrom: Stored) => {
    const sent = { ...now.current.value, ...identityOf(startedFrom) };
    const wrong = check(sent);
    setFields(wrong);
    setError(undefined);
    if (Object.keys(wrong).length > 0) return;
    setIsSaving(true);
    try {
      const answer = await save(sent);
      const id = typeof answer === 'number' ? { id: answer } : {};
      // Every save raises the revision by one, so what was typed meanwhile starts from this one.
      show({ base: { ...sent, ...id, revision: (sent.revision ?? 0) + 1 } });
      setConflict(undefined);
      if (!hasUnsavedText()) clear();
      onSaved?.();
    } catch (thrown) {
      const current = isApiError(thrown, 409) ? read(thrown.current) : undefined;
      if (current && isApiError(thrown)) setConflict({ message: thrown.message, current });
      else setError(thrown);
      if (isApiError(thrown)) setFields(refusedFields(thrown.fields));
    } finally {
      setIsSaving(false);
    }
  };

  return {
    value,
    isDirty,
    isSaving,
    generation,
    fields,
    error,
    conflict,
    hasUnsavedText,
    change,
    submit: () => store(now.current.base),
    /** Saves what is typed over what somebody else stored. */
    keepMine: () => {
      if (!conflict) return Promise.resolve();
      show({ base: conflict.current });
      return store(conflict.current);
    },
    /** Drops what is typed for what somebody else stored. */
    takeTheirs: () => conflict && takeOver(conflict.current),
    /** What was typed here earlier and never saved. */
    offer: kept.offer,
    restore: () => {
      if (!kept.offer) return;
      const { values, revision } = kept.offer;
      // Over the revision that it was typed over: what was stored since is met as a conflict.
      show({ value: { ...now.current.value, ...values }, base: { ...now.current.base, revision } });
      setGeneration((before) => before + 1);
      kept.settleOffer();
    },
    discard: kept.settleOffer,
    /** What is typed is given up: this device keeps nothing of it. */
    forget: clear,
  };
}

function identityOf({ id, revision }: StoredRecord) {
  return id === undefined ? { revision } : { id, revision };
}

/** Whether two say the same, whatever they are numbered. */
function isSameContent(a: StoredRecord, b: StoredRecord): boolean {
  const { id: _a, revision: _ra, ...first } = a as Record<string, unknown>;
  const { id: _b, revision: _rb, ...second } = b as Record<string, unknown>;
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].every(
    (field) =>
      first[field] === second[field] || JSON.stringify(first[field]) === JSON.stringify(second[field]),
  );
}
