import { TextInput } from '@mantine/core';
import * as z from 'zod';
import { Dialog } from '../dialog';
import { DialogActions } from '../dialog-actions';
import { fieldErrors } from './field-errors';
import { RevisionedForm } from './revisioned-form';
import { useRevisionedForm } from './use-revisioned-form';

interface NameDialogProps {
  title: string;
  /** What has the name, such as 'this launch'. */
  noun: string;
  name: string;
  schema: z.ZodType<string>;
  maxLength: number;
  description: string;
  confirmLabel: string;
  /** Separates this dialog's local draft from those of other dialogs. */
  place: string;
  /** Reported once it is saved; 'Saved' where absent. */
  notice?: string;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a name. */
export function NameDialog({ title, ...props }: NameDialogProps) {
  return (
    <Dialog onClose={props.onClose} title={title}>
      <NameForm {...props} />
    </Dialog>
  );
}

function NameForm({
  name,
  schema,
  place,
  notice,
  onSave,
  onClose,
  ...words
}: Omit<NameDialogProps, 'title'>) {
  const form = useRevisionedForm({
    stored: {},
    load: () => ({ name }),
    labels: { name: 'Name' },
    place,
    check: (values) => fieldErrors(z.object({ name: schema }), values),
    save: (values) => onSave(values.name.trim()),
    notice,
    onSaved: onClose,
  });
  return (
    <RevisionedForm form={form} noun={words.noun}>
      <TextInput
        {...form.text('name')}
        withAsterisk
        description={words.description}
        maxLength={words.maxLength}
        data-autofocus
      />
      <DialogActions confirmLabel={words.confirmLabel} isBusy={form.isSaving} />
    </RevisionedForm>
  );
}
