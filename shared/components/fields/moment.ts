import { chosenMomentInWords } from '../../chosen-moment';
import { type FieldBase, fieldOf, type KindMeaning } from './field';

/**
 * A moment with the time zone in which it was chosen, in the format of `shared/chosen-moment.ts`; '' for
 * none.
 */
export interface MomentField extends FieldBase {
  kind: 'moment';
}

export const moment = fieldOf<MomentField>('moment');

export const momentMeaning: KindMeaning<MomentField> = {
  initial: () => '',
  comparedAs: 'value',
  inWords: (_field, value) => chosenMomentInWords(String(value)),
};
