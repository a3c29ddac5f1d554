import { limits } from '@galley/shared/limits';
import { type Navbar, navbarSchema } from '@galley/shared/schemas/site';
import { Alert, Card, Stack, Text, TextInput } from '@mantine/core';
import { useGetNavbar, useSaveNavbar } from '../../parts/site-information/use-site-information';
import { fieldErrors } from '../../ui/form/field-errors';
import { FormActions } from '../../ui/form/form-actions';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { withoutIdentity } from '../../ui/form/revisioned-form-options';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { QueryBoundary } from '../../ui/query-boundary';
import { FormSkeleton } from '../../ui/skeletons';

/** The default name of the navbar. */
const firstName = 'Navbar';

/** Edits the navbar's own record. The first save creates it. */
export function NavbarTab() {
  return (
    <QueryBoundary
      query={useGetNavbar()}
      failure="The navbar could not be loaded"
      skeleton={<FormSkeleton fields={1} />}
    >
      {(data) => <NavbarForm stored={data.id === 0 ? { ...data, componentName: firstName } : data} />}
    </QueryBoundary>
  );
}

function NavbarForm({ stored }: { stored: Navbar }) {
  const save = useSaveNavbar();
  const form = useRevisionedForm<Pick<Navbar, 'componentName'>, Navbar>({
    stored,
    load: withoutIdentity,
    labels: { componentName: 'Component Name' },
    place: 'navbar',
    check: (values, over) => fieldErrors(navbarSchema, { ...values, ...over }),
    read: (current) => navbarSchema.safeParse(current).data,
    save: (values, over) => save.mutateAsync({ ...values, ...over }),
  });
  return (
    <RevisionedForm form={form} noun="the navbar">
      <Card>
        <Stack gap="md">
          {stored.id === 0 && (
            <Alert color="blue">The navbar is not set up yet. Save it once to add it to every page.</Alert>
          )}
          <Text c="dimmed">
            It is at the top of every page: logo, company name, the menu of your pages and the telephone
            number.
          </Text>
          <TextInput maxLength={limits.componentName} {...form.text('componentName')} />
          <FormActions form={form} />
        </Stack>
      </Card>
    </RevisionedForm>
  );
}
