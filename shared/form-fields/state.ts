import { stateCodeOf, stateCodes } from '../states';
import type { FormFieldKind } from './kind';
import { oneOf } from './options';

export const state: FormFieldKind = {
  label: 'State',
  hint: 'One of 59 US states, territories and military codes.',
  keeps: ['placeholder', 'isRequired'],
  // Pages send the name that a visitor chose, but the code is stored.
  check: (sent) => oneOf(stateCodeOf(sent), stateCodes),
  valuesToAskFor: () => ['', ...stateCodes],
};
