import { messages } from '@galley/shared/messages';
import { Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { messageOf } from '../../lib/api-error';
import { ConflictPanel, type Difference } from '../../ui/conflict-panel';
import { ErrorPanel, typedTextIsKept } from '../../ui/error-panel';
import { KeptDraftOffer } from '../../ui/kept-draft-offer';
import type { UnsavedWork } from '../../ui/unsaved-work';
import type { RecordForm as RecordFormState, StoredRecord } from './use-record-form';

interface RecordFormProps<Stored extends StoredRecord> {
  record: RecordFormState<Stored>;
  /** 'the footer': who reads the notices sees what they are about. */
  noun: string;
  /** What differs between the stored record and the one being edited, as people read it. */
  differences: (theirs: Stored, mine: Stored) => Difference[];
  children: ReactNode;
  ref?: Ref<UnsavedWork>;
}

/** The form of one record: above its fields stand an earlier text, a refusal, and somebody else's text. */
export function RecordForm<Stored extends StoredRecord>(props: RecordFormProps<Stored>) {
  const { record, noun, differences, children, ref } = props;
  const { fields, error, conflict, offer } = record;
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => ({ hasUnsavedText: record.hasUnsavedText }));

  // Only when a save finds more wrong: mending one field must not lead away from it to the next.
  const wrong = Object.keys(fields).length;
  const wrongBefore = useRef(0);
  useEffect(() => {
    if (wrong > wrongBefore.current) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    wrongBefore.current = wrong;
  }, [wrong]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's events reach the form that it was opened from, too.
    event.stopPropagation();
    void record.submit();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        {offer && (
          <KeptDraftOffer keptAt={offer.keptAt} onRestore={record.restore} onDiscard={record.discard} />
        )}
        {error !== undefined && (
          <ErrorPanel title={messages.error} message={messageOf(error)} reassurance={typedTextIsKept} />
        )}
        {conflict && (
          <ConflictPanel
            title={`Somebody else changed ${noun} meanwhile`}
            message={conflict.message}
            differences={differences(conflict.current, record.value)}
            isBusy={record.isSaving}
            onKeepMine={() => void record.keepMine()}
            onTakeTheirs={record.takeTheirs}
          />
        )}
        {children}
      </Stack>
    </form>
  );
}
