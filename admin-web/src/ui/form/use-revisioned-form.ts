import { type FormEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  set,
  useForm,
} from 'react-hook-form';
import { isApiError, messageOf } from '../../lib/api-error';
import { notifySaved } from '../notify';
import { refusedFields } from './field-errors';
import { differencesOf, isSameContent, labelOf } from './form-labels';
import { useUnsavedWork } from './leave-scope';
import { type Identity, identityOf, type Over, type RevisionedFormOptions } from './revisioned-form-options';
import { useLocalDraft } from './use-local-draft';

/** The state that the form starts from. */
interface Base<Values, Stored extends Identity> {
  values: Values;
  over: Over<Stored>;
  /** Restored text was typed over an older revision, and must conflict with later saves. */
  isRestored?: true;
}

/** Someone else saved first. */
interface Conflict<Values, Stored extends Identity> {
  message: string;
  theirs: Values;
  over: Over<Stored>;
}

/**
 * A form whose input is saved over the revision that it was typed over. No failure loses it: it stays in the fields,
 * it is kept on this device, leaving asks first, and where someone else has saved in between the user chooses between
 * both texts.
 */
export function useRevisionedForm<Values extends FieldValues, Stored extends Identity = Identity>(
  options: RevisionedFormOptions<Values, Stored>,
) {
  const {
    stored,
    load,
    labels,
    place,
    secrets = [],
    check,
    read,
    confirm,
    save,
    notice,
    onSaved,
    onFailed,
  } = options;
  // The stored state, as far as it is known here.
  const [opened] = useState(() => ({ values: load(stored), over: identityOf(stored) }));
  const base = useRef<Base<Values, Stored>>(opened);
  const form = useForm<Values>({
    defaultValues: opened.values as DefaultValues<Values>,
    resolver: (values) => {
      const wrong = Object.entries(check(values, base.current.over));
      const errors: FieldErrors<Values> = {};
      for (const [field, message] of wrong) set(errors, field, { type: 'rule', message });
      return wrong.length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
    // The form's element sets the focus, for custom inputs too.
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const [isDirty, setIsDirty] = useState(false);
  // Rich-text editors keep their own text; a new number resets them.
  const [generation, setGeneration] = useState(0);
  // The number of failed saves with field errors.
  const [failures, setFailures] = useState(0);
  const [error, setError] = useState<unknown>();
  const [conflict, setConflict] = useState<Conflict<Values, Stored>>();

  const hasUnsavedText = () => !isSameContent(form.getValues(), base.current.values);
  const kept = useLocalDraft<Partial<Values>>(
    place,
    (values) => !isSameContent({ ...base.current.values, ...values }, base.current.values),
  );

  /** Updates everything that depends on typed or stored values. */
  const settle = () => {
    const isUnsaved = hasUnsavedText();
    setIsDirty(isUnsaved);
    if (isUnsaved) {
      const values: Partial<Values> = { ...form.getValues() };
      for (const field of secrets) delete values[field];
      kept.keep(values, base.current.over.revision);
    } else {
      kept.clear();
    }
  };
  const settled = useEffectEvent(settle);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => settled() }), [form]);
  // Text that was typed while a new record was being saved has another place now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the place
  useEffect(() => settled(), [place]);

  const startOver = (values: Values, over: Over<Stored>) => {
    base.current = { values, over };
    form.reset(values);
    setGeneration((before) => before + 1);
    setError(undefined);
    setConflict(undefined);
    settle();
  };
  // The record was read again: someone else changed it, or the server sanitised it.
  useEffect(() => {
    const { over, values, isRestored } = base.current;
    if (isRestored || (stored.revision ?? 0) < (over.revision ?? 0)) return;
    const now = load(stored);
    // The change concerns none of the fields, such as an image's file.
    if (isSameContent(now, values)) base.current = { values, over: identityOf(stored) };
    else if (isSubmitting) {
      // The saved values are read again before the save has ended: from then on nothing is unsaved.
      if (!isSameContent(now, form.getValues())) return;
      base.current = { values: now, over: identityOf(stored) };
      settle();
    } else if (!hasUnsavedText()) startOver(now, identityOf(stored));
  });

  const giveUp = () => {
    base.current = { ...base.current, values: form.getValues() };
    settle();
  };
  useUnsavedWork({ hasUnsavedText, giveUp });

  const showErrors = (wrong: Record<string, string>) => {
    for (const [field, message] of Object.entries(wrong)) form.setError(field as Path<Values>, { message });
    setFailures((before) => before + 1);
  };
  const fail = (thrown: unknown) => {
    if (onFailed?.(thrown)) return;
    const current = isApiError(thrown, 409) ? read?.(thrown.current) : undefined;
    if (current && isApiError(thrown)) {
      return setConflict({ message: thrown.message, theirs: load(current), over: identityOf(current) });
    }
    const wrong = isApiError(thrown) ? refusedFields(thrown.fields, form.getValues()) : {};
    showErrors(wrong);
    // A message is not repeated where a field shows it already.
    if (!Object.values(wrong).includes(messageOf(thrown))) setError(thrown);
  };
  const saveOver = (over: Over<Stored>) =>
    form.handleSubmit(
      async (sent) => {
        setError(undefined);
        if (confirm && !(await confirm(sent, base.current.values))) return;
        try {
          const response = await save(sent, over);
          // Every save raises the revision by one, so text typed during the save starts from the new one.
          const id = typeof response === 'number' ? { id: response } : {};
          base.current = { values: sent, over: { ...over, ...id, revision: (over.revision ?? 0) + 1 } };
          // Text typed during the save stays.
          form.reset(sent, { keepValues: true });
          setConflict(undefined);
          settle();
          if (notice !== null) notifySaved(notice);
          onSaved?.(response);
        } catch (thrown) {
          fail(thrown);
        }
      },
      () => setFailures((before) => before + 1),
    )();
  const { setValue } = form;
  // The same function as long as possible, so that unchanged fields need not render again.
  const put = useCallback(
    <Field extends Path<Values>>(field: Field, value: PathValue<Values, Field>) =>
      setValue(field, value, { shouldTouch: true, shouldValidate: isSubmitted }),
    [setValue, isSubmitted],
  );
  const errorOf = (field: Path<Values>): string | undefined => {
    const found: { message?: string } | undefined = get(errors, field);
    return found?.message;
  };
  const common = (field: Path<Values>) => ({
    label: labelOf(labels, field),
    error: errorOf(field),
  });

  return {
    form,
    isDirty,
    isSaving: isSubmitting,
    generation,
    failures,
    error,
    hasUnsavedText,
    giveUp,
    /** Props of a text field. */
    text: (field: Path<Values>) => ({ ...form.register(field), ...common(field) }),
    /** Props of any other field. */
    control: <Field extends Path<Values>>(field: Field) => ({
      value: form.watch(field),
      onChange: (value: PathValue<Values, Field>) => put(field, value),
      ...common(field),
    }),
    put,
    errorOf,
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      // A dialog's events reach the form that it was opened from, too.
      event?.stopPropagation();
      return saveOver(base.current.over);
    },
    conflict: conflict && {
      message: conflict.message,
      differences: differencesOf(labels, conflict.theirs, form.watch()),
      /** Overwrites what someone else stored. */
      keepMine: () => {
        base.current = { values: conflict.theirs, over: conflict.over };
        return saveOver(conflict.over);
      },
      /** Replaces the input by what someone else stored. */
      takeTheirs: () => startOver(conflict.theirs, conflict.over),
      /** Does so for one field; the others keep their input. */
      takeField: (field: string) => {
        put(field as Path<Values>, get(conflict.theirs, field));
        setGeneration((before) => before + 1);
      },
    },
    /** Unsaved input of an earlier visit. */
    offer: kept.offer && {
      keptAt: kept.offer.keptAt,
      values: kept.offer.values,
      onDiscard: kept.settleOffer,
      onRestore: () => {
        const { values, revision } = kept.offer ?? {};
        // Keeps the revision that the text was typed over, so that later saves cause a conflict.
        base.current = { ...base.current, over: { ...base.current.over, revision }, isRestored: true };
        for (const field of Object.keys(base.current.values)) {
          if (values && field in values) form.setValue(field as Path<Values>, values[field] as never);
        }
        setGeneration((before) => before + 1);
        kept.settleOffer();
      },
    },
  };
}

export type FormHandle<Values extends FieldValues> = ReturnType<typeof useRevisionedForm<Values>>;
