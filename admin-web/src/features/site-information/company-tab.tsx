import { messageOf } from '../../lib/api-error';
import { ErrorPanel } from '../../ui/error-panel';
import { FormSkeleton } from '../../ui/skeletons';
import { companyFormValues } from './company-fields';
import { CompanyForm } from './company-form';
import { useGetCompanySettings } from './use-company-settings';

export function CompanyTab({ onDirtyChange }: { onDirtyChange: (isDirty: boolean) => void }) {
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
  return <CompanyForm saved={companyFormValues(data)} onDirtyChange={onDirtyChange} />;
}
