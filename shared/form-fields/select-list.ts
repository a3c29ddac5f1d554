import type { FormFieldKind } from './kind';
import { oneOf, optionsError } from './options';

export const selectList: FormFieldKind = {
  label: 'Select list',
  hint: 'One of the options that you enter below.',
  keeps: ['placeholder', 'isRequired', 'options'],
  errorsOf: ({ options }) => optionsError(options),
  check: (sent, { options }) => oneOf(sent, options),
  valuesToAskFor: ({ options }) => ['', ...options],
};
