import type { Footer } from '@galley/shared/schemas/site';
import type { FormLabels } from '../../ui/form/form-labels';
import { textOf } from './text-of';

export type FooterValues = Omit<Footer, 'id' | 'revision'>;

const column = (label: string) => ({ label, show: textOf });

/** The fourth column is stored but not on any screen. */
export const footerLabels: FormLabels<FooterValues> = {
  contentColumn1: column('Column 1'),
  contentColumn2: column('Column 2'),
  contentColumn3: column('Column 3'),
  contentColumn4: column('Column 4'),
};
