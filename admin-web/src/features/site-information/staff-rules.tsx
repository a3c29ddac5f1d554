import { checkLabels } from '@galley/shared/checks/check-names';
import { liveChangeLabels } from '@galley/shared/permissions';
import { Card, Title } from '@mantine/core';
import { useId } from 'react';
import type { CompanyFormValues } from '../../parts/site-information/company-fields';
import { EmailTags } from '../../ui/email-tags';
import type { FormHandle } from '../../ui/form/use-revisioned-form';
import { Switch } from '../../ui/switch';
import { EitherOrCard } from './either-or-card';

/** Settings that concern staff and not visitors: notifications about versions, and the company's rules. */
export function StaffRules({
  form,
  values,
}: {
  form: FormHandle<CompanyFormValues>;
  values: CompanyFormValues;
}) {
  return (
    <>
      <Card>
        <Title order={2} mb="md">
          Page versions
        </Title>
        <EmailTags
          {...form.control('adminVersionUpdateEmails')}
          description="They are told when a version is submitted, rejected or published."
        />
      </Card>
      <EitherOrCard
        title="Changes without a review"
        labels={liveChangeLabels}
        sides={['Editors, immediately', 'Admins only']}
        value={values.adminOnlyChanges}
        onChange={(changes) => form.put('adminOnlyChanges', changes)}
      >
        Forms and images have no versions: visitors see changes to them immediately. Each change by an editor
        is logged and emailed to the Admin Version Emails, or you allow it for Admins only.
      </EitherOrCard>
      <EitherOrCard
        title="Checks"
        labels={checkLabels}
        sides={['Advice', 'Must be fixed']}
        value={values.blockingChecks}
        onChange={(checks) => form.put('blockingChecks', checks)}
      >
        Each version is checked before it is submitted, published or scheduled. What must be fixed blocks it;
        an Admin can continue with a reason, which is logged.
      </EitherOrCard>
      <SignInRules
        requiresApp={values.requiresApp}
        onChange={(requiresApp) => form.put('requiresApp', requiresApp)}
      />
    </>
  );
}

interface SignInRulesProps {
  requiresApp: boolean;
  onChange: (requiresApp: boolean) => void;
}

/** Settings of how the company's users sign in. */
function SignInRules({ requiresApp, onChange }: SignInRulesProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} id={id} mb="md">
        Signing in
      </Title>
      <Switch
        label="Everyone uses an authenticator app"
        description="People who have one are not emailed codes. People who have none set one up at their next sign-in."
        checked={requiresApp}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Card>
  );
}
