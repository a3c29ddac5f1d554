import type { CreatableType } from '@galley/shared/components/dictionary';
import type { SaveStatus } from './autosave';
import type { FormValues } from './component-calls';

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

/** What the editor needs to know about the form: whether everything is saved, and how to save it at once. */
export interface FormWork {
  status: SaveStatus;
  isDirty: boolean;
  isSaving: boolean;
  /** Resolves to whether nothing is left unsaved. */
  save: () => Promise<boolean>;
  /** More text arrives within this many milliseconds, and is saved then. */
  hold: (forMs: number) => void;
  conflict?: FormConflict | undefined;
}

/** No form is open. */
export const noWork: FormWork = {
  status: { kind: 'saved' },
  isDirty: false,
  isSaving: false,
  save: () => Promise.resolve(true),
  hold: () => undefined,
};
