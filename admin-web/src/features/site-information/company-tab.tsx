import type { Ref } from 'react';
import { messageOf } from '../../lib/api-error';
import { ErrorPanel } from '../../ui/error-panel';
import { FormSkeleton } from '../../ui/skeletons';
import type { UnsavedWork } from '../../ui/unsaved-work';
import { type CompanyFormValues, companyFormValues } from './company-fields';
import { CompanyForm } from './company-form';
import { useGetCompanySettings } from './use-company-settings';

interface CompanyTabProps {
  onTyped: (values: CompanyFormValues) => void;
  isShown: boolean;
  ref: Ref<UnsavedWork>;
}

export function CompanyTab(props: CompanyTabProps) {
  const { data, error, refetch } = useGetCompanySettings();
  if (error && !data) {
    return (
      <ErrorPanel
        title="The company settings could not be read"
        message={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <FormSkeleton fields={8} />;
  return (
    <CompanyForm {...props} saved={companyFormValues(data.companySettings, data.adminVersionUpdateEmails)} />
  );
}
