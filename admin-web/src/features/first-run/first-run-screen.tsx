import { linkTo } from '@galley/shared/admin-screens';
import { countries, defaultCountry } from '@galley/shared/countries';
import { phoneError } from '@galley/shared/phone/phone-rules';
import { startSiteSchema } from '@galley/shared/schemas/site';
import { type StarterName, starterNames, starterTitles } from '@galley/shared/starters/names';
import { Anchor, Button, Group, Loader, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { messageOf } from '../../lib/api-error';
import { openRules, usePhoneRules } from '../../lib/use-phone-rules';
import { useGetChecklist } from '../../parts/first-run/use-get-checklist';
import { useStartProgress, useStartSite } from '../../parts/first-run/use-start-site';
import { useCompany } from '../../parts/session/use-company-name';
import { countryChoices } from '../../parts/site-information/countries';
import { ErrorPanel } from '../../ui/error-panel';
import { fieldErrors } from '../../ui/form/field-errors';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { usePageTitle } from '../../ui/page-header';
import { PhoneInput } from '../../ui/phone-input';
import radio from '../../ui/picture-radio.module.css';
import { FormSkeleton } from '../../ui/skeletons';
import { Wordmark } from '../../ui/wordmark';
import classes from './first-run.module.css';
import cafe from './looks/cafe.webp';
import club from './looks/club.webp';
import practice from './looks/practice.webp';
import shop from './looks/shop.webp';
import trade from './looks/trade.webp';

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
          <Stack align="center" justify="center" mih="60dvh" ta="center" role="status">
            <Loader />
            <Title order={1}>Your pages are being made</Title>
            <Text c="dimmed">
              Images, a form and five pages. This takes a few seconds; you can close this window.
            </Text>
          </Stack>
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

const labels = {
  companyName: 'Company Name',
  country: 'Country',
  telephone: 'Telephone',
  address: 'Address',
  starter: 'Look',
};

/** The country in the browser's language, as in `de-AT`, or the usual one. */
function countryOfBrowser(): string {
  const { region = '' } = new Intl.Locale(navigator.language);
  return countries.includes(region) ? region : defaultCountry;
}

function Begin({ companyName, offered }: { companyName: string; offered: StarterName }) {
  const known = useCompany()?.country;
  const start = useStartSite();
  const form = useRevisionedForm({
    stored: {},
    load: () => ({
      ...{ companyName, telephone: '', address: '', starter: offered },
      country: !known || known === defaultCountry ? countryOfBrowser() : known,
    }),
    labels,
    place: 'first run',
    check: (values) => {
      const telephone = phoneError(phones, labels.telephone, values.telephone);
      return { ...fieldErrors(startSiteSchema, values), ...(telephone && { telephone }) };
    },
    save: (values) => start.mutateAsync(values),
    notice: null,
  });
  const { telephone, starter, country } = form.form.watch();
  const phones = usePhoneRules(country) ?? openRules;
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
          <Select
            {...form.control('country')}
            description="Telephone numbers are typed and shown as they are there."
            data={countryChoices()}
            searchable
            allowDeselect={false}
            autoComplete="off"
            onChange={(chosen) => form.put('country', chosen ?? country)}
          />
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
        <StarterChoice value={starter} onChange={(chosen) => form.put('starter', chosen)} />
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

/** Screenshots of the home pages, taken by `npm run starter-pictures`. */
const pictures: Record<StarterName, string> = { trade, cafe, practice, shop, club };

interface StarterChoiceProps {
  value: StarterName;
  onChange: (chosen: StarterName) => void;
}

/** Offers the starter sites, each as a picture of its home page. */
function StarterChoice({ value, onChange }: StarterChoiceProps) {
  return (
    <fieldset className={`${radio.choice} ${classes.looks}`}>
      <legend className={classes.legend}>Pick a look</legend>
      {starterNames.map((name) => (
        <label key={name} className={`${radio.framed} ${classes.look}`}>
          <input
            type="radio"
            name="starter"
            aria-label={starterTitles[name].title}
            aria-describedby={`starter-${name}`}
            checked={value === name}
            onChange={() => onChange(name)}
          />
          <img src={pictures[name]} alt="" width={560} height={420} />
          <span className={classes.about}>
            <Text component="span" fw={600} size="sm">
              {starterTitles[name].title}
            </Text>
            <Text component="span" size="xs" c="dimmed" id={`starter-${name}`}>
              {starterTitles[name].purpose}
            </Text>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
