import type { CreatableType } from '@galley/shared/components/dictionary';
import type { ComponentPlace } from '../../../parts/components/component-calls';
import type { StoredComponent } from '../../../parts/components/stored-component';

export interface ComponentFieldsProps<Type extends CreatableType = CreatableType> {
  type: Type;
  isReadOnly: boolean;
  place: ComponentPlace;
  /** The stored component; undefined for one that is not saved yet. A banner's slides are saved separately. */
  stored: StoredComponent<Type> | undefined;
  /** Saves the input; resolves to whether everything is stored, else the fields show errors. */
  saveNow: () => Promise<boolean>;
}
