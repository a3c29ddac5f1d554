import { LaunchScope } from '../../parts/launches/launch-scope';
import type { PartPlan } from '../../parts/launches/part-plan';
import { type CompanyFormValues, companyFormValues } from '../../parts/site-information/company-fields';
import { useGetCompanySettings } from '../../parts/site-information/use-site-information';
import { QueryBoundary } from '../../ui/query-boundary';
import { FormSkeleton } from '../../ui/skeletons';
import { CompanyForm } from './company-form';

/** The settings of the launch: a telephone is stored together with its formatted version. */
const planned = (live: Record<string, unknown>, { values, revision }: PartPlan) => ({
  ...live,
  ...(values && { telephoneShown: undefined, ...(values.companySettings as object) }),
  revision,
});

interface CompanyTabProps {
  onTyped: (values: CompanyFormValues) => void;
  isShown: boolean;
}

export function CompanyTab(props: CompanyTabProps) {
  return (
    <QueryBoundary
      query={useGetCompanySettings()}
      failure="The company settings could not be loaded"
      skeleton={<FormSkeleton fields={8} />}
    >
      {(data) => (
        <LaunchScope part="settings" base={data.companySettings.revision}>
          {(plan) => (
            <CompanyForm
              key={plan?.launchId}
              {...props}
              plan={plan}
              live={companyFormValues(data.companySettings, data.adminVersionUpdateEmails)}
              stored={companyFormValues(
                plan ? planned(data.companySettings, plan) : data.companySettings,
                data.adminVersionUpdateEmails,
              )}
            />
          )}
        </LaunchScope>
      )}
    </QueryBoundary>
  );
}
