import type { CreatableType } from '@galley/shared/components/dictionary';
import type { FormValues } from '../../../parts/components/component-calls';
import type { SaveStatus } from './autosave';
import type { FormBase } from './component-form-options';
import { differingFields } from './component-values';

/** Someone saved the component after this form was opened: the stored state. */
export interface SaveConflict {
  revision: number;
  theirs: FormValues;
}

/** Someone else saved first: the stored state, and the user's decision. */
export interface FormConflict {
  pageId: number;
  type: CreatableType;
  theirs: FormValues;
  decide: (isMine: boolean) => void;
}

/** What was typed in a stored component and not saved: the changed fields, and what they were before. */
export interface UnsavedFields {
  componentId: number;
  typed: FormValues;
  before: FormValues;
  /** They are stored elsewhere: nothing is kept on this device any more. */
  drop: () => void;
}

/** What the editor needs to know about the form: whether everything is saved, and how to save it at once. */
export interface FormWork {
  status: SaveStatus;
  isDirty: boolean;
  isSaving: boolean;
  /** Resolves to whether nothing is left unsaved. */
  save: () => Promise<boolean>;
  /** More text arrives within this many milliseconds, and is saved then. */
  hold: (forMs: number) => void;
  /** Focuses the first field that cannot be saved. */
  showWrong?: () => void;
  conflict?: FormConflict | undefined;
  /** Undefined where there is nothing to take along. */
  unsaved?: () => UnsavedFields | undefined;
  /** Makes the input a new component, after someone deleted the stored one. */
  addAgain?: () => void;
}

/** No form is open. */
export const noWork: FormWork = {
  status: { kind: 'saved' },
  isDirty: false,
  isSaving: false,
  save: () => Promise.resolve(true),
  hold: () => undefined,
};

/** Returns what a form would lose if it closed; undefined for a component that is not stored yet. */
export function unsavedFields(
  values: FormValues,
  { componentId, values: stored }: FormBase,
  drop: () => void,
): UnsavedFields | undefined {
  const fields = differingFields(values, stored);
  if (componentId === undefined || fields.length === 0) return undefined;
  const of = (all: FormValues) => Object.fromEntries(fields.map((field) => [field, all[field]]));
  return { componentId, typed: of(values), before: of(stored), drop };
}
