import { createCompanySchema } from '@galley/shared/schemas/company';
import { Modal, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isApiError, messageOf } from '../../lib/api-error';
import { DialogActions } from '../../ui/dialog-actions';
import { fieldErrors } from '../../ui/form/field-errors';
import { notifySaved } from '../../ui/notify';
import { useReturnFocus } from '../../ui/use-return-focus';
import { keyOfName } from './key-of-name';
import { useCreateCompany } from './use-companies';

const empty = { companyName: '', company: '', domain: '', firstName: '', lastName: '', email: '' };
type Field = keyof typeof empty;

/** Asks what a new company is called and who is its first Admin. What was typed stays where it is refused. */
export function CreateCompanyDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const [values, setValues] = useState(empty);
  const [isKeyTyped, setIsKeyTyped] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [error, setError] = useState<string>();
  const create = useCreateCompany();
  const form = useRef<HTMLFormElement>(null);
  // After the fields have drawn what is wrong with them.
  const showFaults = (found: Record<string, string>) => {
    flushSync(() => setFaults(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const change = (changes: Partial<typeof empty>) => {
    setValues({ ...values, ...changes });
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in changes))));
  };
  const input = (field: Field, onChange: (text: string) => void = (text) => change({ [field]: text })) => ({
    value: values[field],
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange(event.currentTarget.value),
    error: faults[field],
    errorProps: { role: 'alert' },
    autoComplete: 'off',
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    const wrong = fieldErrors(createCompanySchema, values);
    showFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    try {
      await create.mutateAsync(values);
    } catch (thrown) {
      const fields = isApiError(thrown) ? thrown.fields : {};
      showFaults(fields);
      if (Object.keys(fields).length === 0) setError(messageOf(thrown));
      return;
    }
    notifySaved(`${values.companyName} was created. ${values.email} is invited.`);
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title="Create a company" size="lg">
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <TextInput
            label="Company Name"
            withAsterisk
            maxLength={100}
            data-autofocus
            {...input('companyName', (companyName) =>
              change({ companyName, ...(!isKeyTyped && { company: keyOfName(companyName) }) }),
            )}
          />
          <TextInput
            label="Company"
            description="Its key: part of its site's address, and never changed. Lowercase letters, digits and hyphens."
            withAsterisk
            maxLength={32}
            autoCapitalize="none"
            spellCheck={false}
            {...input('company', (company) => {
              setIsKeyTyped(company !== '');
              change({ company: company.toLowerCase() });
            })}
          />
          <TextInput
            label="Domain"
            description="Its own, if it has one. It answers once the company's stack is deployed with it."
            placeholder="www.company.com"
            autoCapitalize="none"
            spellCheck={false}
            {...input('domain')}
          />
          <Text fw={600} mt="xs">
            The first Admin
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput label="First Name" maxLength={100} {...input('firstName')} />
            <TextInput label="Last Name" maxLength={100} {...input('lastName')} />
          </SimpleGrid>
          <TextInput
            label="Email"
            type="email"
            description="An invitation with a temporary password is mailed to it at once."
            withAsterisk
            {...input('email')}
          />
          <DialogActions confirmLabel="Create" isBusy={create.isPending} error={error} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}
