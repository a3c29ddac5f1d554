import { firstUserRole, roleLabel, roles } from '@galley/shared/permissions';
import type { PhoneRules } from '@galley/shared/phone/country-rules';
import {
  Alert,
  Autocomplete,
  Checkbox,
  PasswordInput,
  Select,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core';
import { useEffect } from 'react';
import { useListCompanies } from '../../parts/companies/use-companies';
import type { UserFormValues } from '../../parts/users/user-form-values';
import type { FormHandle } from '../../ui/form/use-revisioned-form';
import { PhoneInput } from '../../ui/phone-input';
import { NumberField } from './number-field';

const roleChoices = roles.map((role) => ({ value: role, label: roleLabel(role) }));

interface UserFieldsProps {
  form: FormHandle<UserFormValues>;
  mode: 'create' | 'update';
  phones: PhoneRules;
  /** A vendor Admin chooses the company of the user. */
  asksForCompany: boolean;
  hasClientFields: boolean;
}

/** The fields of a user, inside the form that holds them. */
export function UserFields({ form, mode, phones, asksForCompany, hasClientFields }: UserFieldsProps) {
  const { text } = form;
  return (
    <Stack gap="md">
      {asksForCompany && <CompanyFields form={form} hasAccess={hasClientFields} />}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...text('firstName')} withAsterisk autoComplete="off" />
        <TextInput {...text('lastName')} withAsterisk autoComplete="off" />
      </SimpleGrid>
      <TextInput
        type="email"
        withAsterisk
        autoComplete="off"
        description={
          mode === 'create'
            ? 'Used to sign in. An invitation is emailed to it.'
            : 'Used to sign in. A new address gets its own invitation.'
        }
        {...text('email')}
      />
      <PhoneInput {...form.control('phoneNumber')} rules={phones} autoComplete="off" />
      {mode === 'create' && (
        <PasswordInput
          description="If it is empty, one is generated. It must be changed at the first sign-in either way."
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
          {...text('password')}
        />
      )}
      <Select
        {...form.control('role')}
        onChange={(role) => form.put('role', role ?? '')}
        withAsterisk
        allowDeselect={false}
        data={roleChoices}
      />
      {hasClientFields && (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <NumberField {...form.control('access')} max={99_999_999} isRequired />
            <NumberField {...form.control('clientNumber')} max={99_999_999} isRequired />
          </SimpleGrid>
          <TextInput {...text('relatedClients')} />
        </>
      )}
      {mode === 'update' && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
          <NumberField {...form.control('invalidAttempts')} max={5} />
          <Checkbox {...text('isLockedOut')} mb={8} />
        </SimpleGrid>
      )}
    </Stack>
  );
}

interface CompanyFieldsProps {
  form: FormHandle<UserFormValues>;
  hasAccess: boolean;
}

/**
 * For a vendor Admin: the company of the user. An unknown key creates a company, which requires its name and the
 * user's access.
 */
function CompanyFields({ form, hasAccess }: CompanyFieldsProps) {
  const { data: companies } = useListCompanies();
  const key = form.form.watch('company').trim().toLowerCase();
  const isNew = key !== '' && companies !== undefined && companies.every(({ company }) => company !== key);
  const { put } = form;
  useEffect(() => {
    if (isNew) put('role', firstUserRole);
  }, [isNew, put]);
  const name = companies?.find(({ company }) => company === key)?.companyName;
  return (
    <>
      <Autocomplete
        {...form.control('company')}
        description={
          name ?? 'The key of the company that the user belongs to; empty means the vendor itself.'
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data={companies?.map(({ company }) => company) ?? []}
      />
      {isNew && (
        <>
          <Alert color="blue" role="status">
            There is no company '{key}' yet. It is created first, with this user as its Admin.
          </Alert>
          <TextInput
            {...form.text('companyName')}
            description="If it is empty, the key is the name."
            autoComplete="off"
          />
          {!hasAccess && <NumberField {...form.control('access')} max={99_999_999} isRequired />}
        </>
      )}
    </>
  );
}
