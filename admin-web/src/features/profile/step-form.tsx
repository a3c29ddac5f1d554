import { Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { DialogActions } from '../../ui/dialog-actions';

interface StepFormProps {
  lead: ReactNode;
  error: string | undefined;
  submitLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  isBusy: boolean;
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** One step of a dialog. Its first field gets the focus. */
export function StepForm(props: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Before the browser does anything else: what is typed while steps change goes into the new one.
  useLayoutEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  return (
    <form ref={form} onSubmit={props.onSubmit} noValidate>
      <Stack>
        <Text component="div" size="sm">
          {props.lead}
        </Text>
        {props.children}
        <DialogActions
          confirmLabel={props.submitLabel}
          cancelLabel={props.cancelLabel}
          isDestructive={props.isDestructive}
          isBusy={props.isBusy}
          error={props.error}
          onCancel={props.onCancel}
        />
      </Stack>
    </form>
  );
}
