import type { CreatableType } from '@galley/shared/components/dictionary';
import type { StarterComponent } from '@galley/shared/starters/starter';
import type { ComponentPlace, FormValues } from '../../../parts/components/component-calls';
import type { StoredComponent } from '../../../parts/components/stored-component';
import type { PageHistory } from '../history/page-history';

export interface ComponentFormOptions {
  type: CreatableType;
  place: ComponentPlace;
  /** Absent for a new component, which will be at index `at`, from 0. */
  stored?: StoredComponent | undefined;
  at?: number | undefined;
  /** The ready-made section that a new component begins with. */
  section?: StarterComponent | undefined;
  isReadOnly: boolean;
  /** Changes in the form are undone together with other changes of the page. */
  history: PageHistory;
  /** Called when the Save button has saved: the form can close. */
  onSaved: () => void;
  /** Called when a new component was saved for the first time; its form stays open. */
  onCreated: (componentId: number) => void;
}

/** The state that the form starts from: what is stored, as far as it is known here. */
export interface FormBase {
  componentId: number | undefined;
  revision: number | undefined;
  values: FormValues;
}
