import type { Field } from '@galley/shared/components/fields';

export interface ControlProps<F extends Field = Field> {
  field: F;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  error: string | undefined;
  isReadOnly: boolean;
  /** The focal point of a picture in this place. */
  focus?: { value: string; onChange: (focus: string) => void };
}
