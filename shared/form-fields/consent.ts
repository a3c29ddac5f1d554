import { boxValues, checkBox } from './box';
import type { FormFieldKind } from './kind';

export const consent: FormFieldKind = {
  label: 'Consent',
  hint: 'A box to agree, with a link to what visitors agree to.',
  keeps: ['isRequired', 'linkText', 'linkUrl'],
  errorsOf: ({ linkText, linkUrl }) => {
    if (linkText !== '' && linkUrl === '') return { linkUrl: 'Link is required.' };
    return linkUrl !== '' && linkText === '' ? { linkText: 'Link Text is required.' } : {};
  },
  isChecked: 'always',
  check: checkBox,
  valuesToAskFor: () => boxValues,
};
