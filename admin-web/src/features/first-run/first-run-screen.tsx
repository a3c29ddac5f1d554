import { linkTo } from '@galley/shared/admin-screens';
import { defaultCountry } from '@galley/shared/countries';
import { phoneError } from '@galley/shared/phone/phone-rules';
import { startSiteSchema } from '@galley/shared/schemas/site';
import type { StarterName } from '@galley/shared/starters/names';
import { Anchor, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { messageOf } from '../../lib/api-error';
import { openRules, usePhoneRules } from '../../lib/use-phone-rules';
import { ErrorPanel } from '../../ui/error-panel';
import { fieldErrors } from '../../ui/form/field-errors';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { usePageTitle } from '../../ui/page-header';
import { PhoneInput } from '../../ui/phone-input';
import { FormSkeleton } from '../../ui/skeletons';
import { Wordmark } from '../../ui/wordmark';
import { useCompany } from '../session/use-company-name';
import { useGetChecklist } from '../settings/use-get-checklist';
import { CreatingSiteNotice } from './creating-site-notice';
import classes from './first-run.module.css';
import { LookChoice } from './look-choice';
import { useStartProgress, useStartSite } from './use-start-site';

/** /FirstRun: a company's first Admin enters what is on every page, chooses a look, and gets a site of five pages. */
export function FirstRunScreen() {
  const { data, error, refetch } = useGetChecklist();
  const { isMaking } = useStartProgress();
  usePageTitle('Your site', []);
  return (
    <main className={classes.screen}>
      <Stack gap={40}>
        <Wordmark />
        {isMaking ? (
          <CreatingSiteNotice />
        ) : data ? (
          <Begin companyName={data.companyName} offered={data.offered ?? 'trade'} />
        ) : error ? (
          <ErrorPanel
            title="Your company details could not be loaded"
            message={messageOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <FormSkeleton fields={3} />
        )}
      </Stack>
    </main>
  );
}

const labels = { companyName: 'Company Name', telephone: 'Telephone', address: 'Address', starter: 'Look' };

function Begin({ companyName, offered }: { companyName: string; offered: StarterName }) {
  const phones = usePhoneRules(useCompany()?.country ?? defaultCountry) ?? openRules;
  const start = useStartSite();
  const form = useRevisionedForm({
    stored: {},
    load: () => ({ companyName, telephone: '', address: '', starter: offered }),
    labels,
    place: 'first run',
    check: (values) => {
      const telephone = phoneError(phones, labels.telephone, values.telephone);
      return { ...fieldErrors(startSiteSchema, values), ...(telephone && { telephone }) };
    },
    save: (values) => start.mutateAsync(values),
    notice: null,
  });
  const { telephone, starter } = form.form.watch();
  return (
    <RevisionedForm
      form={form}
      noun="your site"
      failure="The site was not created"
      head={
        <div>
          <Title order={1} fz={28}>
            Your site, in a minute
          </Title>
          <Text c="dimmed" fz="lg" mt={4}>
            Five pages with text and images that only you see until you publish them. You can change
            everything later, including the look.
          </Text>
        </div>
      }
    >
      <div className={classes.begin}>
        <Stack gap="md">
          <TextInput {...form.text('companyName')} withAsterisk maxLength={100} autoComplete="organization" />
          <PhoneInput
            label={labels.telephone}
            rules={phones}
            autoComplete="tel-national"
            value={telephone}
            onChange={(typed) => form.put('telephone', typed)}
            error={form.errorOf('telephone')}
          />
          <TextInput {...form.text('address')} withAsterisk maxLength={300} autoComplete="street-address" />
        </Stack>
        <LookChoice value={starter} onChange={(chosen) => form.put('starter', chosen)} />
        <Group className={classes.actions} gap="md">
          <Button type="submit" size="md" loading={form.isSaving}>
            Make my site
          </Button>
          <Anchor component={Link} to={linkTo('settings')} size="sm" c="dimmed">
            Set it up step by step instead
          </Anchor>
        </Group>
      </div>
    </RevisionedForm>
  );
}
