import { messages } from '@galley/shared/messages';
import { type FormField, formFieldSchema } from '@galley/shared/schemas/form';
import { useEffect, useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { isApiError, messageOf } from '../../lib/api-error';
import { notifySaved } from '../../ui/notify';
import { contentOf, type FieldValues, fieldResolver, valuesOf } from './field-values';
import { useSaveField } from './use-save-field';

export interface FieldFormOptions {
  formId: number;
  /** Absent for a new field. */
  stored: FormField | undefined;
  onSaved: () => void;
  /** The form that the field would belong to is not there. */
  onFormMissing: (message: string) => void;
}

/** Holds what is typed for one field until it is saved; no failure takes it away. */
export function useFieldForm({ formId, stored, onSaved, onFormMissing }: FieldFormOptions) {
  const form = useForm<FieldValues>({
    resolver: fieldResolver,
    defaultValues: valuesOf(stored),
  });
  const [baseRevision, setBaseRevision] = useState(stored?.revision);
  const [conflict, setConflict] = useState<{ message: string; current: FormField }>();
  const [error, setError] = useState<string>();
  const save = useSaveField(formId);
  const { isDirty } = form.formState;

  useEffect(() => {
    // Read again while nothing was typed: show what is stored now. What was typed is never replaced unasked.
    if (!stored || stored.revision <= (baseRevision ?? 0) || isDirty) return;
    form.reset(valuesOf(stored));
    setBaseRevision(stored.revision);
  }, [stored, baseRevision, isDirty, form]);

  const submitFrom = (revision: number | undefined) =>
    form.handleSubmit(async (values) => {
      setError(undefined);
      const kept = stored && revision !== undefined ? { id: stored.id, revision } : undefined;
      try {
        await save.mutateAsync({ content: contentOf(values), stored: kept });
      } catch (thrown) {
        showRefusal(thrown);
        return;
      }
      notifySaved();
      onSaved();
    });

  const showRefusal = (thrown: unknown) => {
    if (!stored && isApiError(thrown, 404)) {
      onFormMissing(messages.noForm);
      return;
    }
    const current = isApiError(thrown, 409) ? formFieldSchema.safeParse(thrown.current) : undefined;
    if (current?.success) {
      setConflict({ message: messageOf(thrown), current: current.data });
      return;
    }
    const named = isApiError(thrown) ? Object.entries(thrown.fields) : [];
    for (const [field, message] of named) {
      // 'options.3' is about the options.
      form.setError((field.split('.')[0] ?? field) as Path<FieldValues>, { message });
    }
    if (named.length === 0) setError(messageOf(thrown));
  };

  return {
    form,
    error,
    conflict,
    isBusy: save.isPending,
    submit: submitFrom(baseRevision),
    /** Saves what is typed over what somebody else stored. */
    keepMine: () => {
      if (!conflict) return;
      setConflict(undefined);
      setBaseRevision(conflict.current.revision);
      void submitFrom(conflict.current.revision)();
    },
    /** Drops what is typed for what somebody else stored. */
    takeTheirs: () => {
      if (!conflict) return;
      form.reset(valuesOf(conflict.current));
      setBaseRevision(conflict.current.revision);
      setConflict(undefined);
    },
  };
}
