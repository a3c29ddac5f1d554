import { QueryBoundary } from '../../ui/query-boundary';
import { FormSkeleton } from '../../ui/skeletons';
import { type CompanyFormValues, companyFormValues } from './company-fields';
import { CompanyForm } from './company-form';
import { useGetCompanySettings } from './use-company-settings';

interface CompanyTabProps {
  onTyped: (values: CompanyFormValues) => void;
  isShown: boolean;
}

export function CompanyTab(props: CompanyTabProps) {
  return (
    <QueryBoundary
      query={useGetCompanySettings()}
      failure="The company settings could not be read"
      skeleton={<FormSkeleton fields={8} />}
    >
      {(data) => (
        <CompanyForm
          {...props}
          stored={companyFormValues(data.companySettings, data.adminVersionUpdateEmails)}
        />
      )}
    </QueryBoundary>
  );
}
