import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../../../parts/components/component-calls';
import { differingFields } from './component-values';

/**
 * The server may sanitise a text. The result is shown in the form too, but not in a field that is being edited: it
 * waits until the focus has left the form, and a text typed in between is kept.
 */
export function useSanitizedText(
  form: UseFormReturn<FormValues>,
  quietly: (change: () => void) => void,
  onTaken: (sent: FormValues, fields: FormValues) => void,
) {
  const waiting = useRef<{ sent: FormValues; kept: FormValues } | null>(null);
  const element = useRef<HTMLFormElement>(null);

  const show = () => {
    if (!waiting.current || isBeingTypedIn(element.current)) return;
    const { sent, kept } = waiting.current;
    waiting.current = null;
    const now = form.getValues();
    const fields = differingFields(sent, kept).filter((field) => now[field] === sent[field]);
    if (fields.length === 0) return;
    const taken = Object.fromEntries(fields.map((field) => [field, kept[field]]));
    onTaken(sent, taken);
    quietly(() => {
      for (const field of fields) form.setValue(field, taken[field]);
    });
  };
  return {
    /** The form's element: whether it contains the focus decides. */
    element,
    /** The focus may have left the form. */
    onBlur: () => void requestAnimationFrame(show),
    take: (sent: FormValues, kept: FormValues) => {
      waiting.current = { sent, kept };
      show();
    },
  };
}

/** A field's dialog, such as that of a link, is outside the form. */
function isBeingTypedIn(form: HTMLFormElement | null): boolean {
  const focused = document.activeElement;
  return Boolean(form?.contains(focused) || focused?.closest('[role="dialog"]'));
}
