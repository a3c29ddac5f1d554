import { linkTo } from '@galley/shared/admin-screens';
import { Select } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { useCan } from '../session/use-signed-in-user';
import { useListCompanies } from '../vendor/use-companies';

/** Selects the company whose settings are shown. Only the vendor's Admins see it. */
export function CompanyChoice({ shown }: { shown: string }) {
  const mayChoose = useCan('runInstallation');
  const navigate = useNavigate();
  const { data: companies } = useListCompanies(mayChoose);
  if (!mayChoose || !companies) return null;
  return (
    <Select
      label="Settings of"
      searchable
      allowDeselect={false}
      maw={360}
      data={companies.map(({ company, companyName }) => ({
        value: company,
        label: `${companyName} (${company})`,
      }))}
      value={shown}
      onChange={(company) => company && void navigate(linkTo('settings', { company }))}
    />
  );
}
