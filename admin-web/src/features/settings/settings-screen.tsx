import { linkTo } from '@galley/shared/admin-screens';
import type { SiteChecklist } from '@galley/shared/schemas/site';
import { Alert, Anchor, Badge, Button, Card, Checkbox, Select, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { callOf } from '../../lib/api';
import { messageOf } from '../../lib/api-error';
import { useListCompanies } from '../../parts/companies/use-companies';
import { Checklist } from '../../parts/first-run/checklist';
import { useGetChecklist } from '../../parts/first-run/use-get-checklist';
import { siteStateKeys } from '../../parts/session/use-guard-state';
import { useNamedCompany } from '../../parts/session/use-named-company';
import { useCan, useSignedInUser } from '../../parts/session/use-signed-in-user';
import { ErrorPanel } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { PageHeader } from '../../ui/page-header';
import { FormSkeleton } from '../../ui/skeletons';
import { ModuleForms } from './module-forms';
import { type SiteModule, siteModules } from './modules';

const title = 'Initialization settings';

/** /Settings: the set-up of the site: the checklist, then the modules, then each chosen module's form. */
export function SettingsScreen() {
  const company = useNamedCompany();
  const { data, error, refetch } = useGetChecklist(company);
  if (data) return <SetUp key={data.company} company={company} checklist={data} />;
  return (
    <Stack maw={720}>
      <PageHeader title={title} crumbs={[]} />
      {company && <CompanyChoice shown={company} />}
      {error ? (
        <ErrorPanel
          title={
            company ? `The settings of '${company}' could not be loaded` : 'The settings could not be loaded'
          }
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton fields={4} />
      )}
    </Stack>
  );
}

interface SetUpProps {
  /** Another company's key; absent for the own company. */
  company: string | undefined;
  checklist: SiteChecklist;
}

function SetUp({ company, checklist }: SetUpProps) {
  const { isVendor } = useSignedInUser();
  const { companyName, isInitialized, hasFormSettings } = checklist;
  const [chosen, setChosen] = useState<SiteModule[]>(hasFormSettings ? ['FormSettings'] : []);
  const [toShow, setToShow] = useState<SiteModule[]>([]);
  const initialize = useMutation({ mutationFn: callOf('initializeSite') });
  const queryClient = useQueryClient();
  const isShowingForms = toShow.length > 0;

  /** Shows the forms that are left. After the last one the guard reads its state again, and may redirect from here. */
  const show = async (forms: SiteModule[]) => {
    setToShow(forms);
    if (forms.length === 0) await queryClient.invalidateQueries({ queryKey: siteStateKeys.all });
  };
  const start = async () => {
    const modules = siteModules.map(({ name }) => name).filter((name) => chosen.includes(name));
    await initialize.mutateAsync({ modules, company });
    notifySaved();
    await show(modules);
  };
  const next = () => void show(toShow.slice(1));

  return (
    <Stack maw={720}>
      <PageHeader
        title={title}
        crumbs={[]}
        beside={
          <Badge variant="light" size="lg" tt="none" title={checklist.company}>
            {companyName}
          </Badge>
        }
        actions={
          !isShowingForms && (
            // An error is shown from the mutation's state below.
            <Button onClick={() => void start().catch(() => undefined)} loading={initialize.isPending}>
              {isInitialized ? 'Save modules' : 'Initialize site'}
            </Button>
          )
        }
      />
      <CompanyChoice shown={checklist.company} />
      {company && (
        <Alert color="yellow" title={`You are setting up ${companyName} (${company})`}>
          Everything on this screen belongs to that company, not to your own.{' '}
          <Anchor component={Link} to={linkTo('settings')} inherit c="inherit" underline="always">
            Go to your own settings
          </Anchor>
        </Alert>
      )}
      {initialize.error && (
        <ErrorPanel title="The site was not initialized" message={messageOf(initialize.error)} />
      )}
      {isInitialized ? (
        <Alert color="green">The site of {companyName} is initialized.</Alert>
      ) : (
        <Text>
          Initialize the site of {companyName} to begin. After that come the company settings, the navbar and
          the footer, then the home page.
        </Text>
      )}
      {isShowingForms ? (
        <ModuleForms modules={toShow} company={company} companyName={companyName} onNext={next} />
      ) : (
        <>
          <Card>
            <Title order={2} mb={4}>
              Checklist
            </Title>
            <Text c="dimmed" mb="md">
              What a site needs. Each item is ticked automatically once it exists; none is required before you
              initialize.
            </Text>
            <Checklist checklist={checklist} areLinks={isInitialized && !company} />
          </Card>
          <ModulePicker isOffered={isVendor || hasFormSettings} chosen={chosen} onChange={setChosen} />
        </>
      )}
    </Stack>
  );
}

interface ModulePickerProps {
  isOffered: boolean;
  chosen: SiteModule[];
  onChange: (chosen: SiteModule[]) => void;
}

function ModulePicker({ isOffered, chosen, onChange }: ModulePickerProps) {
  return (
    <Card>
      <Title order={2} mb="md">
        Modules
      </Title>
      {isOffered ? (
        <Checkbox.Group value={chosen} onChange={(names) => onChange(names as SiteModule[])}>
          <Stack gap="sm">
            {siteModules.map(({ name, label, description }) => (
              <Checkbox key={name} value={name} label={label} description={description} />
            ))}
          </Stack>
        </Checkbox.Group>
      ) : (
        <Text c="dimmed">
          There are no modules to choose for this site. Contact forms are switched on by the vendor.
        </Text>
      )}
    </Card>
  );
}

/** Selects the company whose settings are shown. Only the vendor's Admins see it. */
function CompanyChoice({ shown }: { shown: string }) {
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
