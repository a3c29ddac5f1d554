import { type CreatableType, ownListOf } from '@galley/shared/components/dictionary';
import { type RefObject, useEffect, useRef } from 'react';
import { ApiError, isApiError } from '../../../lib/api-error';
import type { ComponentPlace, FormValues } from '../../../parts/components/component-calls';
import type { StoredComponent } from '../../../parts/components/stored-component';
import { saveSlide, slideOfResponse } from './banner/save-slide';
import type { FormBase } from './component-form-options';
import { differingFields, type OwnEntry, ownEntries } from './component-values';
import { isRecord } from './own-save';

/** The form's entries that have calls of their own, and their stored state. */
interface EntriesOf {
  type: CreatableType;
  place: ComponentPlace;
  stored: StoredComponent | undefined;
  base: RefObject<FormBase>;
  typed: () => FormValues;
  /** Called when the stored entries differ from those of the form. */
  show: (values: FormValues) => void;
  onSaved: (componentId: number, entry: OwnEntry, revision: number) => Promise<void>;
}

/** Someone else saved the entry: carries the stored fields of the component. */
export class StaleEntry extends Error {
  constructor(readonly theirs: FormValues) {
    super();
  }
}

const isSame = (one: OwnEntry | undefined, other: OwnEntry | undefined) =>
  one !== undefined && other !== undefined && differingFields(one, other).length === 0;
const withId = (entries: readonly OwnEntry[], id: number) => entries.find((entry) => entry.id === id);

/** Saves text typed on the page in entries with calls and revisions of their own: the slides of a banner. */
export function useOwnEntries({ type, place, stored, base, typed, show, onSaved }: EntriesOf) {
  const name = ownListOf(type)?.name;
  const revisions = useRef(new Map<number, number>());
  const replaced = (entry: OwnEntry) => ({
    ...base.current.values,
    [name ?? '']: ownEntries(type, base.current.values).map((one) => (one.id === entry.id ? entry : one)),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another stored component is news
  useEffect(() => {
    const { [name ?? '']: now } = (stored?.component.data ?? {}) as Record<string, unknown>;
    if (!name || !now) return;
    const [before, inForm] = [ownEntries(type, base.current.values), ownEntries(type, typed())];
    // An edited entry is saved over its state when the typing began, so that another user's save is not lost.
    const isTyped = ({ id }: OwnEntry) =>
      withId(inForm, id) !== undefined && !isSame(withId(inForm, id), withId(before, id));
    for (const entry of now as (OwnEntry & { revision: number })[]) {
      if (!isTyped(entry)) revisions.current.set(entry.id, entry.revision);
    }
    const entries = ownEntries(type, { [name]: now });
    const chosen = (from: OwnEntry[]) =>
      entries.map((entry) => (isTyped(entry) ? (withId(from, entry.id) ?? entry) : entry));
    base.current.values = { ...base.current.values, [name]: chosen(before) };
    const shown = { [name]: chosen(inForm) };
    if (differingFields(shown, typed()).length > 0) show(shown);
  }, [stored]);

  /** @throws StaleEntry where someone else saved one of them */
  const save = async (values: FormValues) => {
    const { componentId } = base.current;
    if (componentId === undefined) return;
    for (const entry of ownEntries(type, values)) {
      const before = withId(ownEntries(type, base.current.values), entry.id);
      if (!before || isSame(before, entry)) continue;
      const revision = await saved(componentId, entry);
      revisions.current.set(entry.id, revision);
      base.current.values = replaced(entry);
      await onSaved(componentId, entry, revision);
    }
  };

  /** Returns the entry's new revision; a save whose response was lost has already raised it. */
  const saved = async (componentId: number, entry: OwnEntry): Promise<number> => {
    const revision = revisions.current.get(entry.id) ?? 1;
    try {
      await saveSlide(place, componentId, entry, revision);
      return revision + 1;
    } catch (error) {
      // The component exists; its list differs.
      if (isApiError(error, 404)) throw new ApiError(409, { message: error.message });
      if (!isApiError(error, 409) || error.revision === undefined || !isRecord(error.current)) throw error;
      const theirs = { ...entry, ...slideOfResponse(error.current) };
      if (isSame(entry, theirs)) return error.revision;
      revisions.current.set(entry.id, error.revision);
      throw new StaleEntry(replaced(theirs));
    }
  };
  /** An undone state may be older than an entry that was added or removed since: those keep their stored state. */
  const fit = () => {
    if (!name) return;
    const [before, inForm] = [ownEntries(type, base.current.values), ownEntries(type, typed())];
    const ids = (of: OwnEntry[]) => of.map(({ id }) => id).join();
    if (ids(before) !== ids(inForm))
      show({ [name]: before.map((entry) => withId(inForm, entry.id) ?? entry) });
  };
  return { save, fit };
}
