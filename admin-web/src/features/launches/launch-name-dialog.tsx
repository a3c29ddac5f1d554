import { limits } from '@galley/shared/limits';
import { launchName } from '@galley/shared/schemas/launch';
import { TextInput } from '@mantine/core';
import * as z from 'zod';
import { Dialog } from '../../ui/dialog';
import { DialogActions } from '../../ui/dialog-actions';
import { fieldErrors } from '../../ui/form/field-errors';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { notifySaved } from '../../ui/notify';

interface LaunchNameDialogProps {
  title: string;
  name: string;
  confirmLabel: string;
  /** Separates this dialog's local draft from those of other dialogs. */
  place: string;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

const schema = z.object({ name: launchName });

/** Asks for the name of a launch. */
export function LaunchNameDialog({ title, onClose, ...props }: LaunchNameDialogProps) {
  return (
    <Dialog onClose={onClose} title={title}>
      <NameForm {...props} onSaved={onClose} />
    </Dialog>
  );
}

function NameForm({
  name,
  confirmLabel,
  place,
  onSave,
  onSaved,
}: Omit<LaunchNameDialogProps, 'title' | 'onClose'> & { onSaved: () => void }) {
  const form = useRevisionedForm({
    stored: {},
    load: () => ({ name }),
    labels: { name: 'Name' },
    place,
    check: (values) => fieldErrors(schema, values),
    save: (values) => onSave(values.name.trim()),
    onSaved: () => {
      notifySaved();
      onSaved();
    },
  });
  return (
    <RevisionedForm form={form} noun="this launch">
      <TextInput
        {...form.text('name')}
        withAsterisk
        description="A name that your colleagues recognize, such as Winter menu"
        maxLength={limits.launchName}
        data-autofocus
      />
      <DialogActions confirmLabel={confirmLabel} isBusy={form.isSaving} />
    </RevisionedForm>
  );
}
