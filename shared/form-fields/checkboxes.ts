import { limits } from '../limits';
import type { FormFieldKind } from './kind';
import { joinOptions, optionsError, splitOptions } from './options';

const { max: longest } = limits.fieldText;

export const checkboxes: FormFieldKind = {
  label: 'Choose several',
  hint: 'Any number of the options that you enter below. Required means at least one.',
  keeps: ['isRequired', 'options'],
  errorsOf: ({ options }) =>
    joinOptions(options).length > longest
      ? { options: `The options may have at most ${longest} characters together. Shorten some of them.` }
      : optionsError(options),
  check: (sent, { options }) => {
    const chosen = splitOptions(sent);
    if (!chosen.every((option) => options.includes(option))) {
      return { value: sent, error: 'must be among the choices.' };
    }
    return { value: joinOptions(options.filter((option) => chosen.includes(option))) };
  },
  valuesToAskFor: ({ options }) => ['', ...options],
};
