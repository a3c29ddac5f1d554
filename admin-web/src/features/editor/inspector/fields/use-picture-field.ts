import { focusNameOf } from '@galley/shared/components/fields/focus';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from '../../../../parts/components/component-calls';

/** A picture of the surrounding form with its focal point, which says nothing about another picture. */
export function usePictureField(name: string) {
  const { field, fieldState } = useController<FormValues>({ name });
  const { setValue } = useFormContext<FormValues>();
  const focusName = focusNameOf(name);
  const focus = String(useWatch<FormValues>({ name: focusName }) ?? '');
  const setFocus = (value: string) => setValue(focusName, value, { shouldDirty: true, shouldTouch: true });
  return {
    value: String(field.value ?? ''),
    onChange: (imageUrl: unknown) => {
      field.onChange(imageUrl);
      if (focus) setFocus('');
    },
    onBlur: field.onBlur,
    ref: field.ref,
    error: fieldState.error?.message,
    focus: { value: focus, onChange: setFocus },
  };
}
