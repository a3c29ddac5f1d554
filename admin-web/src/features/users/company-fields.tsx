import { firstUserRole } from '@galley/shared/permissions';
import { Alert, Autocomplete, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useListCompanies } from '../vendor/use-companies';
import { NumberField } from './number-field';
import type { UserFormValues } from './user-form-values';

/**
 * For a vendor Admin: whose user it is. A key that no company has yet makes one, which asks for what it is called
 * and for the user's access.
 */
export function CompanyFields({ hasAccess }: { hasAccess: boolean }) {
  const form = useFormContext<UserFormValues>();
  const { errors } = form.formState;
  const { data: companies } = useListCompanies();
  const key = useWatch<UserFormValues, 'company'>({ name: 'company' }).trim().toLowerCase();
  const isNew = key !== '' && companies !== undefined && companies.every(({ company }) => company !== key);
  const { setValue } = form;
  useEffect(() => {
    if (isNew) setValue('role', firstUserRole, { shouldDirty: true });
  }, [isNew, setValue]);
  const name = companies?.find(({ company }) => company === key)?.companyName;
  return (
    <>
      <Controller
        name="company"
        render={({ field }) => (
          <Autocomplete
            ref={field.ref}
            label="Company"
            description={
              name ?? 'The key of the company that the user belongs to; empty means the vendor itself.'
            }
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data={companies?.map(({ company }) => company) ?? []}
            value={field.value}
            onBlur={field.onBlur}
            onChange={field.onChange}
            error={errors.company?.message}
          />
        )}
      />
      {isNew && (
        <>
          <Alert color="blue" role="status">
            There is no company '{key}' yet. It is made first, and this user is its Admin.
          </Alert>
          <TextInput
            label="Company Name"
            description="Left empty, it is called after its key."
            autoComplete="off"
            {...form.register('companyName')}
            error={errors.companyName?.message}
          />
          {!hasAccess && <NumberField name="access" label="Access" max={99_999_999} isRequired />}
        </>
      )}
    </>
  );
}
