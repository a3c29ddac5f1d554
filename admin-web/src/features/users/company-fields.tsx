import { firstUserRole } from '@galley/shared/permissions';
import { Alert, Autocomplete, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import type { FormHandle } from '../../ui/form/use-revisioned-form';
import { useListCompanies } from '../vendor/use-companies';
import { NumberField } from './number-field';
import type { UserFormValues } from './user-form-values';

interface CompanyFieldsProps {
  form: FormHandle<UserFormValues>;
  hasAccess: boolean;
}

/**
 * For a vendor Admin: the company of the user. An unknown key creates a company, which requires its name and the
 * user's access.
 */
export function CompanyFields({ form, hasAccess }: CompanyFieldsProps) {
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
