import type { FormFieldKind } from './kind';
import { oneOf, optionsError } from './options';

export const radio: FormFieldKind = {
  label: 'Choose one',
  hint: 'One of the options that you enter below. All of them are visible, so a few are best.',
  keeps: ['isRequired', 'options'],
  errorsOf: ({ options }) => optionsError(options),
  check: (sent, { options }) => oneOf(sent, options),
  valuesToAskFor: ({ options }) => ['', ...options],
};
