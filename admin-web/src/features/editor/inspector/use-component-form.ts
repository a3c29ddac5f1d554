import { ownListOf } from '@galley/shared/components/dictionary';
import { componentSchemas } from '@galley/shared/components/schema-of';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ZodType } from 'zod';
import { isApiError } from '../../../lib/api-error';
import type { FormValues } from '../../../parts/components/component-calls';
import { focusWhenWrong } from '../../../ui/form/focus-when-wrong';
import { notifySaved } from '../../../ui/notify';
import { fieldsStep } from '../history/page-history';
import { renamed } from './automatic-name';
import { GoneSave, StaleSave, type Unsaved } from './autosave';
import type { ComponentFormOptions, FormBase } from './component-form-options';
import { differingFields, hasRichText, openedValues, valuesOf } from './component-values';
import { checkedValues, unsavedOf, wrongFields } from './form-check';
import { type SaveConflict, unsavedFields } from './form-work';
import { isRecord, lostSaves } from './own-save';
import { useAutosave } from './use-autosave';
import { useKeptValues } from './use-kept-values';
import { StaleEntry, useOwnEntries } from './use-own-entries';
import { useSanitizedText } from './use-sanitized-text';
import { useSaveComponent } from './use-save-component';

/**
 * The form of one component, with autosave. No failure loses its input: it stays in the form, and on this device
 * until it is saved.
 */
export function useComponentForm({ type, place, stored, at, section, ...options }: ComponentFormOptions) {
  const { isReadOnly, history, onSaved, onCreated } = options;
  const [opened] = useState(() => openedValues(type, stored, section));
  const form = useForm<FormValues>({
    // The schema of the type, which the compiler cannot infer here.
    resolver: zodResolver(componentSchemas[type] as ZodType<FormValues, FormValues>),
    defaultValues: opened,
  });
  const [isNew] = useState(!stored);
  const { touchedFields } = form.formState;
  const base = useRef<FormBase>({
    componentId: stored?.component.componentId,
    revision: stored?.revision,
    // Nothing of a new component is stored.
    values: stored ? opened : valuesOf(type),
  });
  const [componentId, setComponentId] = useState(base.current.componentId);
  const [conflict, setConflict] = useState<SaveConflict>();
  const [isGone, setIsGone] = useState(false);
  const calls = useSaveComponent(type, place);

  const [lost] = useState(() => lostSaves(type));
  const differs = (values: FormValues) =>
    lost.areThere() || differingFields(values, base.current.values).length > 0;
  const isChanged = () => differs(form.getValues());
  const isReplacing = useRef(false);
  const setValues = (values: FormValues) => {
    isReplacing.current = true;
    for (const field of differingFields(values, form.getValues())) form.setValue(field, values[field]);
    isReplacing.current = false;
  };

  const kept = useKeptValues(place, componentId ?? type, opened);
  const keptText = useSanitizedText(form, history.quietly, (sent, fromServer) => {
    base.current.values = { ...base.current.values, ...fromServer };
    if (base.current.componentId !== undefined) history.kept(base.current.componentId, sent, fromServer);
  });

  const entries = useOwnEntries({
    type,
    place,
    stored,
    base,
    typed: form.getValues,
    show: (values) => history.quietly(() => setValues({ ...form.getValues(), ...values })),
    onSaved: calls.noteEntry,
  });

  const unsaved = (): Unsaved<FormValues> => {
    if (!isChanged()) return { values: null, problem: null };
    const values = form.getValues();
    const wrong = wrongFields(type, values);
    // A field that the user has not visited yet shows no error; the save state says what is missing.
    const isReached = (field: string) =>
      values[field] !== base.current.values[field] || touchedFields[field] === true;
    for (const field of Object.keys(values)) {
      const message = wrong.get(field);
      if (message === undefined) form.clearErrors(field);
      else if (isReached(field)) form.setError(field, { type: 'autosave', message });
    }
    const isStored = base.current.componentId !== undefined;
    return unsavedOf(type, values, isStored ? base.current.values : undefined, wrong, opened);
  };

  const save = async (values: FormValues): Promise<void> => {
    const sent = checkedValues(type, values);
    const before = base.current;
    try {
      if (before.componentId === undefined || before.revision === undefined) {
        const created = await calls.create(sent, at);
        base.current = { componentId: created, revision: 1, values };
        kept.clear();
        history.opened(created, opened);
        setComponentId(created);
        onCreated(created);
      } else {
        await entries.save(values);
        if (differs(values)) {
          await calls.update(before.componentId, before.revision, sent);
          base.current = { ...before, revision: before.revision + 1, values };
        }
      }
      lost.answered();
    } catch (error) {
      const own = lost.foundBy(error, values);
      if (!own) throw refused(error, values);
      base.current = { ...before, ...own };
      if (own.values !== values) return save(values);
    }
    if (!isChanged()) kept.clear();
    const { componentId: id, revision } = base.current;
    // The server may have sanitised rich text.
    if (!hasRichText(type, values) || id === undefined) return;
    void calls.readBack(id).then((now) => {
      if (now && now.revision === revision) keptText.take(values, valuesOf(type, now.component.data));
    });
  };

  /** Records what an error says about the form; returns the error to throw. */
  const refused = (error: unknown, values: FormValues) => {
    lost.failed(error, values);
    const { revision } = base.current;
    if (error instanceof StaleEntry && revision !== undefined) {
      setConflict({ revision, theirs: error.theirs });
      return new StaleSave();
    }
    if (!isApiError(error)) return error;
    if (error.status === 409 || error.status === 404) calls.readAgain();
    const isNowGone = error.status === 404 && base.current.componentId !== undefined;
    setIsGone(isNowGone);
    if (isNowGone) return new GoneSave();
    if (error.status === 409 && error.revision !== undefined && isRecord(error.current)) {
      setConflict({ revision: error.revision, theirs: valuesOf(type, error.current) });
      return new StaleSave();
    }
    for (const [field, message] of Object.entries(error.fields)) {
      if (field in form.getValues()) form.setError(field, { type: 'server', message });
    }
    return error;
  };

  const autosave = useAutosave<FormValues>({ isChanged, unsaved, save });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is typed
  useEffect(() => {
    if (componentId !== undefined) history.opened(componentId, opened);
  }, []);

  const before = useRef(opened);
  const onChange = useEffectEvent(() => {
    // Someone else may make the version read-only while a user types: the rest of the text is kept as well.
    if (isReadOnly && isReplacing.current) return;
    entries.fit();
    // A component that someone else stored keeps the name that they gave it.
    const name = isReplacing.current ? undefined : renamed(type, before.current, form.getValues());
    before.current = { ...form.getValues() };
    if (name !== undefined) form.setValue('componentName', name);
    const { componentId: id } = base.current;
    if (id !== undefined) history.changed(id, form.getValues());
    if (isChanged()) kept.keep(form.getValues(), base.current.revision);
    else kept.clear();
    autosave.typed();
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => onChange() }), [form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: something new is stored at once, unless an earlier try is offered
  useEffect(() => {
    if (isNew && !isReadOnly && !kept.offer) void autosave.flush();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed during the first save is a step of its own, in another place
  useEffect(() => onChange(), [componentId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another stored component is news
  useEffect(() => {
    const { componentId: id, revision = 0 } = base.current;
    if (!stored || id === undefined || stored.revision <= revision) return;
    // Read again while nothing was typed: show the stored values. Typed text is never replaced without asking.
    if (isChanged() || autosave.status.kind === 'saving') return;
    const values = valuesOf(type, stored.component.data);
    base.current = { componentId: id, revision: stored.revision, values };
    history.quietly(() => setValues(values));
  }, [stored]);

  const decide = (isMine: boolean) => {
    if (!conflict) return;
    const { theirs, revision } = conflict;
    const { componentId: id } = base.current;
    base.current = { ...base.current, revision, values: theirs };
    setConflict(undefined);
    autosave.resume();
    // Undo can restore both texts.
    const step = isMine && id !== undefined && fieldsStep(id, theirs, form.getValues());
    if (step) history.add(step);
    if (!isMine) setValues(theirs);
    void autosave.flush();
  };
  const store = async () => {
    if (!(await autosave.flush())) return;
    notifySaved();
    // A new container can take entries now: its form stays open.
    if (!(isNew && ownListOf(type))) onSaved();
  };
  /** Validates every field, including those that were not visited yet, and focuses the first invalid one. */
  const showWrong = async () => {
    await form.trigger();
    const { current } = keptText.element;
    if (current) focusWhenWrong(current);
  };
  const saveNow = async () => {
    await showWrong();
    return (await autosave.flush()) && base.current.componentId !== undefined;
  };

  return {
    form,
    autosave,
    unsavedFields: () => unsavedFields(form.getValues(), base.current, kept.clear),
    conflict,
    isGone,
    kept,
    saveNow,
    showWrong,
    /** The Save button: saves at once and closes the form, or shows errors at its fields. */
    submit: form.handleSubmit(store, () => void autosave.flush()),
    decide,
    restore: () => {
      if (!kept.offer) return;
      const { revision, values } = kept.offer;
      // Typed over an older text than the stored one: saving it is a conflict, not a silent loss.
      if (revision !== undefined && base.current.revision !== undefined) base.current.revision = revision;
      setValues({ ...form.getValues(), ...values });
      kept.settleOffer();
    },
    /** Someone deleted the component: the input becomes a new one. */
    addAgain: () => {
      base.current = { componentId: undefined, revision: undefined, values: valuesOf(type) };
      setIsGone(false);
      void autosave.flush();
    },
    keptText,
  };
}
