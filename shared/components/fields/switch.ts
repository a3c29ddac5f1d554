import { type FieldBase, fieldOf, type KindMeaning } from './field';

/** On or off. */
export interface SwitchField extends FieldBase {
  kind: 'switch';
  /** What an absent value means; off by default. */
  isOn?: boolean;
}

export const toggle = fieldOf<SwitchField>('switch');

export const switchMeaning: KindMeaning<SwitchField> = {
  initial: ({ isOn = false }) => isOn,
  comparedAs: 'value',
  inWords: (_field, value) => (value ? 'On' : 'Off'),
};
