import { limits } from '../limits';
import { defineComponent } from './define-component';
import { number } from './fields/number';

export const blank = defineComponent({
  type: 'Blank',
  label: 'Blank',
  purpose: 'Empty space between two components',
  isSlim: true,
  fields: { height: number('Height', { ...limits.blankHeight, unit: 'pixels' }) },
});
