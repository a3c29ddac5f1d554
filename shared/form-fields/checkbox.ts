import { boxValues, checkBox } from './box';
import type { FormFieldKind } from './kind';

export const checkbox: FormFieldKind = {
  label: 'Checkbox',
  hint: 'Ticked or not. It is never required.',
  keeps: [],
  isChecked: 'always',
  check: checkBox,
  valuesToAskFor: () => boxValues,
};
