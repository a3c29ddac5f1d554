import { roleLabel, roles } from '@galley/shared/permissions';
import type { PhoneRules } from '@galley/shared/phone/country-rules';
import { Checkbox, PasswordInput, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { FormHandle } from '../../ui/form/use-revisioned-form';
import { PhoneInput } from '../../ui/phone-input';
import { CompanyFields } from './company-fields';
import { NumberField } from './number-field';
import type { UserFormValues } from './user-form-values';

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
