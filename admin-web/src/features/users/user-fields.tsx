import { roleLabel, roles } from '@galley/shared/permissions';
import type { PhoneRules } from '@galley/shared/phone/phone-rules';
import { Checkbox, PasswordInput, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { Controller, useFormContext } from 'react-hook-form';
import { PhoneInput } from '../../ui/phone-input';
import { CompanyFields } from './company-fields';
import { NumberField } from './number-field';
import type { UserFormValues } from './user-form-values';

const roleChoices = roles.map((role) => ({ value: role, label: roleLabel(role) }));

interface UserFieldsProps {
  mode: 'create' | 'update';
  phones: PhoneRules;
  /** A vendor Admin says whose user it is. */
  asksForCompany: boolean;
  hasClientFields: boolean;
}

/** The fields of a user, inside the form that holds them. */
export function UserFields({ mode, phones, asksForCompany, hasClientFields }: UserFieldsProps) {
  const form = useFormContext<UserFormValues>();
  const { errors } = form.formState;
  const text = (name: keyof UserFormValues) => ({
    ...form.register(name),
    error: errors[name]?.message,
  });
  return (
    <Stack gap="md">
      {asksForCompany && <CompanyFields hasAccess={hasClientFields} />}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label="First Name" withAsterisk autoComplete="off" {...text('firstName')} />
        <TextInput label="Last Name" withAsterisk autoComplete="off" {...text('lastName')} />
      </SimpleGrid>
      <TextInput
        label="Email"
        type="email"
        withAsterisk
        autoComplete="off"
        description={
          mode === 'create'
            ? 'The name to sign in with. An invitation is mailed to it.'
            : 'The name to sign in with. A new address gets an invitation of its own.'
        }
        {...text('email')}
      />
      <Controller
        name="phoneNumber"
        render={({ field }) => (
          <PhoneInput
            ref={field.ref}
            label="Phone"
            rules={phones}
            autoComplete="off"
            value={field.value}
            onBlur={field.onBlur}
            onChange={field.onChange}
            error={errors.phoneNumber?.message}
          />
        )}
      />
      {mode === 'create' && (
        <PasswordInput
          label="Temporary password"
          description="Left empty, one is made. It must be changed at the first sign-in either way."
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
          {...text('password')}
        />
      )}
      <Controller
        name="role"
        render={({ field }) => (
          <Select
            ref={field.ref}
            label="Role"
            withAsterisk
            allowDeselect={false}
            data={roleChoices}
            value={field.value}
            onBlur={field.onBlur}
            onChange={(value) => field.onChange(value ?? '')}
            error={errors.role?.message}
          />
        )}
      />
      {hasClientFields && (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <NumberField name="access" label="Access" max={99_999_999} isRequired />
            <NumberField name="clientNumber" label="Client Number" max={99_999_999} isRequired />
          </SimpleGrid>
          <TextInput label="Related Clients" {...text('relatedClients')} />
        </>
      )}
      {mode === 'update' && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
          <NumberField name="invalidAttempts" label="Invalid Attempts" max={5} />
          <Checkbox label="Is Locked Out" {...form.register('isLockedOut')} mb={8} />
        </SimpleGrid>
      )}
    </Stack>
  );
}
