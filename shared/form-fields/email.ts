import { emailPattern } from '../email-pattern';
import type { FormFieldKind } from './kind';

const longest = 50;

export const email: FormFieldKind = {
  label: 'Email',
  hint: 'An email address; replies go there.',
  keeps: ['placeholder', 'isRequired'],
  check: (value) => {
    if (value.length > longest) return { value, error: `may have at most ${longest} characters.` };
    if (emailPattern.test(value)) return { value };
    return { value, error: 'must be an email address, like name@company.com.' };
  },
};
