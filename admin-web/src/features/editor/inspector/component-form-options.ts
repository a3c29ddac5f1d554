import type { CreatableType } from '@galley/shared/components/dictionary';
import type { PageHistory } from '../history/page-history';
import type { ComponentPlace, FormValues } from './component-calls';
import type { StoredComponent } from './stored-component';

export interface ComponentFormOptions {
  type: CreatableType;
  place: ComponentPlace;
  /** Absent for a new component, which is then to stand at `at`, from 0. */
  stored?: StoredComponent | undefined;
  at?: number | undefined;
  isReadOnly: boolean;
  /** What is done in the form is undone with what else was done to the page. */
  history: PageHistory;
  /** Saved by the button: the form is done. */
  onSaved: () => void;
  /** A new component has saved itself for the first time; its form stays. */
  onCreated: (componentId: number) => void;
}

/** What the form starts from: what is stored, as far as it is known here. */
export interface FormBase {
  componentId: number | undefined;
  revision: number | undefined;
  values: FormValues;
}
