import { Card, Title } from '@mantine/core';
import { EmailTags } from '../../ui/email-tags';
import type { FormHandle } from '../../ui/form/use-revisioned-form';
import { CheckChoices } from './check-choices';
import type { CompanyFormValues } from './company-fields';
import { LiveChangeChoices } from './live-change-choices';
import { SignInRules } from './sign-in-rules';

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
      <LiveChangeChoices
        value={values.adminOnlyChanges}
        onChange={(changes) => form.put('adminOnlyChanges', changes)}
      />
      <CheckChoices value={values.blockingChecks} onChange={(checks) => form.put('blockingChecks', checks)} />
      <SignInRules
        requiresApp={values.requiresApp}
        onChange={(requiresApp) => form.put('requiresApp', requiresApp)}
      />
    </>
  );
}
