import type { FieldBase, KindMeaning } from './field';

/** On or off. */
export interface SwitchField extends FieldBase {
  kind: 'switch';
  /** What an absent one is read as; off where this is not there. */
  isOn?: boolean;
}

export function toggle<const Options extends Omit<SwitchField, 'kind' | 'label'>>(
  label: string,
  options: Options = {} as Options,
) {
  return { kind: 'switch' as const, label, ...options };
}

export const switchMeaning: KindMeaning<SwitchField> = {
  initial: ({ isOn = false }) => isOn,
  comparedAs: 'value',
  inWords: (_field, value) => (value ? 'On' : 'Off'),
};
