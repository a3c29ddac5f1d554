import { createCompanySchema } from '@galley/shared/schemas/company';
import { type StarterName, starterNames, starterTitles } from '@galley/shared/starters/names';
import { NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCreateCompany } from '../../parts/companies/use-companies';
import { Dialog } from '../../ui/dialog';
import { DialogActions } from '../../ui/dialog-actions';
import { fieldErrors } from '../../ui/form/field-errors';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { notifySaved } from '../../ui/notify';
import { keyOfName } from './key-of-name';

const empty = {
  companyName: '',
  company: '',
  domain: '',
  firstName: '',
  lastName: '',
  email: '',
  starter: '' as StarterName | '',
};

/** Asks for the name of a new company and its first Admin. */
export function CreateCompanyDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Create a company" size="lg">
      <CompanyForm onSaved={onClose} />
    </Dialog>
  );
}

function CompanyForm({ onSaved }: { onSaved: () => void }) {
  const [isKeyTyped, setIsKeyTyped] = useState(false);
  const create = useCreateCompany();
  const form = useRevisionedForm({
    stored: {},
    load: () => empty,
    labels: {
      companyName: 'Company Name',
      company: 'Company Key',
      domain: 'Domain',
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'Email',
      starter: 'Starter site',
    },
    place: 'new company',
    check: (values) => fieldErrors(createCompanySchema, values),
    save: (values) => create.mutateAsync(values),
    notice: null,
    onSaved: () => {
      const { companyName, email } = form.form.getValues();
      notifySaved(`${companyName} was created. ${email} is invited.`);
      onSaved();
    },
  });
  const input = (field: Exclude<keyof typeof empty, 'starter'>) => ({
    ...form.text(field),
    autoComplete: 'off',
  });
  const name = input('companyName');
  const key = input('company');
  return (
    <RevisionedForm form={form} noun="this company">
      <TextInput
        {...name}
        withAsterisk
        maxLength={100}
        data-autofocus
        onChange={(event) => {
          if (!isKeyTyped) form.put('company', keyOfName(event.currentTarget.value));
          return name.onChange(event);
        }}
      />
      <TextInput
        {...key}
        description="Part of the address of its site. It can never be changed. Lowercase letters, digits and hyphens."
        withAsterisk
        maxLength={32}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          event.currentTarget.value = event.currentTarget.value.toLowerCase();
          setIsKeyTyped(event.currentTarget.value !== '');
          return key.onChange(event);
        }}
      />
      <TextInput
        {...input('domain')}
        description="Its own domain, if it has one. It answers once the company's stack is deployed with it."
        placeholder="www.company.com"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NativeSelect
        {...form.text('starter')}
        description="Offered to its first Admin before the others, who can still choose another."
        data={[
          { value: '', label: 'No preference' },
          ...starterNames.map((value) => ({ value, label: starterTitles[value].title })),
        ]}
      />
      <Text fw={600} mt="xs">
        The first Admin
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...input('firstName')} maxLength={100} />
        <TextInput {...input('lastName')} maxLength={100} />
      </SimpleGrid>
      <TextInput
        {...input('email')}
        type="email"
        description="An invitation with a temporary password is emailed to it immediately."
        withAsterisk
      />
      <DialogActions confirmLabel="Create" isBusy={form.isSaving} />
    </RevisionedForm>
  );
}
