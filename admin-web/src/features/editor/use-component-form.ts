import { componentSchemas } from '@galley/shared/components/component-schemas';
import type { CreatableType } from '@galley/shared/components/component-types';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { isApiError, messageOf } from '../../lib/api-error';
import { notifySaved } from '../../ui/notify';
import type { ComponentPlace, StoredComponent, TypedValues } from './component-calls';
import { valuesOf } from './component-values';
import { useSaveComponent } from './use-save-component';

/** Somebody saved the component after this form was opened: what is stored now. */
export interface SaveConflict {
  revision: number;
  theirs: TypedValues;
}

export interface ComponentFormOptions {
  type: CreatableType;
  place: ComponentPlace;
  /** Absent for a new component, which is then to stand at `at`, from 0. */
  stored?: StoredComponent;
  at?: number;
  onSaved: () => void;
}

/** Holds what is typed for one component until it is saved; no failure takes it away. */
export function useComponentForm({ type, place, stored, at, onSaved }: ComponentFormOptions) {
  const form = useForm<TypedValues>({
    // The schema of the type; which one it is the compiler cannot know here.
    resolver: zodResolver(componentSchemas[type]) as unknown as Resolver<TypedValues>,
    defaultValues: valuesOf(type, stored?.component.data),
  });
  const [baseRevision, setBaseRevision] = useState(stored?.revision);
  const [conflict, setConflict] = useState<SaveConflict>();
  const save = useSaveComponent(place);
  const { isDirty } = form.formState;

  useEffect(() => {
    // Read again while nothing was typed: show what is stored now. What was typed is never replaced unasked.
    if (!stored || stored.revision <= (baseRevision ?? 0) || isDirty) return;
    form.reset(valuesOf(type, stored.component.data));
    setBaseRevision(stored.revision);
  }, [stored, baseRevision, isDirty, form, type]);

  const store = async (values: TypedValues, revision: number | undefined) => {
    try {
      const kept = stored &&
        revision !== undefined && { componentId: stored.component.componentId, revision };
      await save.mutateAsync({ type, values, at, ...(kept ? { stored: kept } : {}) });
    } catch (error) {
      showRefusal(error);
      return;
    }
    notifySaved();
    onSaved();
  };

  const showRefusal = (error: unknown) => {
    if (isApiError(error, 409) && error.revision !== undefined && isRecord(error.current)) {
      setConflict({ revision: error.revision, theirs: valuesOf(type, error.current) });
      return;
    }
    const fields = isApiError(error) ? Object.entries(error.fields) : [];
    for (const [field, message] of fields) {
      if (field in form.getValues()) form.setError(field, { type: 'server', message });
    }
    form.setError('root', { type: 'server', message: messageOf(error) });
  };

  return {
    form,
    conflict,
    submit: form.handleSubmit((values) => store(values, baseRevision)),
    /** Saves what is typed over what somebody else stored. */
    keepMine: () => {
      if (!conflict) return;
      setConflict(undefined);
      setBaseRevision(conflict.revision);
      void form.handleSubmit((values) => store(values, conflict.revision))();
    },
    /** Drops what is typed for what somebody else stored. */
    takeTheirs: () => {
      if (!conflict) return;
      form.reset(conflict.theirs);
      setBaseRevision(conflict.revision);
      setConflict(undefined);
    },
  };
}

function isRecord(value: unknown): value is TypedValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
