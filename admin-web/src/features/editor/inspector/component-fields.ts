import type { CreatableType } from '@galley/shared/components/dictionary';
import type { ComponentPlace } from './component-calls';
import type { StoredComponent } from './stored-component';

export interface ComponentFieldsProps {
  type: CreatableType;
  isReadOnly: boolean;
  place: ComponentPlace;
  /** What is stored; undefined for a component that is not saved yet. A banner's slides are saved apart from it. */
  stored: StoredComponent | undefined;
  /** Saves what is typed; resolves to whether all of it is stored, else the fields say what is wrong. */
  saveNow: () => Promise<boolean>;
}
