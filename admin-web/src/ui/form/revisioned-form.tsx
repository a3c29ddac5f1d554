import { messages } from '@galley/shared/messages';
import { Stack } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { messageOf } from '../../lib/api-error';
import { holdEvent } from '../../lib/listen';
import { ErrorPanel, typedTextIsKept } from '../error-panel';
import { ConflictPanel } from './conflict-panel';
import { LocalDraftOffer } from './local-draft-offer';
import type { FormHandle } from './use-revisioned-form';

interface RevisionedFormProps<Values extends FieldValues> {
  form: FormHandle<Values>;
  /** 'the footer', for the notices. */
  noun: string;
  /** The title of an error that concerns no single field. */
  failure?: string;
  label?: string;
  /** Nothing is saved, or offered to be restored. */
  isReadOnly?: boolean;
  /** Shown above the notices. */
  head?: ReactNode;
  children: ReactNode;
}

/** The element of a form: above its fields are an earlier draft, an error, or someone else's text. */
export function RevisionedForm<Values extends FieldValues>({
  form,
  noun,
  failure = messages.error,
  label,
  isReadOnly,
  head,
  children,
}: RevisionedFormProps<Values>) {
  const { error, conflict, offer, failures, isSaving } = form;
  const element = useRef<HTMLFormElement>(null);
  const hasNotice = error !== undefined || conflict !== undefined;
  useEffect(() => {
    // The form may be longer than the window.
    if (hasNotice) element.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [hasNotice]);
  const answered = useRef(0);
  useEffect(() => {
    if (failures === answered.current) return;
    // A field's error may render a moment after the error was counted.
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
    if (!wrong) return;
    answered.current = failures;
    wrong.focus();
  });
  // The fields of a dialog that has to read something first appear after it has opened.
  useEffect(() => {
    const form = element.current;
    const dialog = form?.closest('[role="dialog"]');
    if (!dialog?.contains(document.activeElement) || form?.contains(document.activeElement)) return;
    const first =
      form?.querySelector<HTMLElement>('[data-autofocus]') ?? form?.querySelector<HTMLElement>('input');
    first?.focus();
  }, []);
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    // Must not trigger the shortcut of the screen, or of the form that a dialog was opened from.
    holdEvent(event);
    if (!isReadOnly && !isSaving) void form.submit();
  };
  return (
    <FormProvider {...form.form}>
      <form
        ref={element}
        onSubmit={(event) => void form.submit(event)}
        onKeyDown={saveByKey}
        noValidate
        aria-label={label}
      >
        <Stack gap="md">
          {head}
          {offer && !isReadOnly && <LocalDraftOffer {...offer} />}
          {error !== undefined && (
            <ErrorPanel title={failure} message={messageOf(error)} reassurance={typedTextIsKept} />
          )}
          {conflict && (
            <ConflictPanel {...conflict} title={`Someone else changed ${noun}`} isBusy={isSaving} />
          )}
          {children}
        </Stack>
      </form>
    </FormProvider>
  );
}
