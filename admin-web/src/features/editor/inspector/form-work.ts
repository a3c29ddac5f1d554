import type { CreatableType } from '@galley/shared/components/dictionary';
import type { SaveStatus } from './autosave';
import type { FormValues } from './component-calls';

/** Someone saved the component after this form was opened: what is stored now. */
export interface SaveConflict {
  revision: number;
  theirs: FormValues;
}

/** Someone else's save came first: what is stored now, and what the person decides. */
export interface FormConflict {
  pageId: number;
  type: CreatableType;
  theirs: FormValues;
  decide: (isMine: boolean) => void;
}

/** What the editor must know of the form: whether all of it is saved, and how to save it at once. */
export interface FormWork {
  status: SaveStatus;
  isDirty: boolean;
  isSaving: boolean;
  /** Resolves to whether nothing is left unsaved. */
  save: () => Promise<boolean>;
  /** More of it arrives within so many milliseconds: it is saved then. */
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
