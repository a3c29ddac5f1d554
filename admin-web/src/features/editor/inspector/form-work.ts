import type { SaveStatus } from './autosave';

/** What the editor must know of the form: whether all of it is saved, and how to save it at once. */
export interface FormWork {
  status: SaveStatus;
  isDirty: boolean;
  isSaving: boolean;
  /** Resolves to whether nothing is left unsaved. */
  save: () => Promise<boolean>;
}

/** No form is open. */
export const noWork: FormWork = {
  status: { kind: 'saved' },
  isDirty: false,
  isSaving: false,
  save: () => Promise.resolve(true),
};
