import { linkTo } from '@galley/shared/admin-screens';
import { emailPattern } from '@galley/shared/email-pattern';
import { Button, Card, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/api-error';
import { countOf } from '../../lib/count-of';
import { EmptyState } from '../../ui/empty-state';
import { ErrorPanel } from '../../ui/error-panel';
import { PageHeader } from '../../ui/page-header';
import { TableSkeleton } from '../../ui/skeletons';
import { PersonTable } from './person-table';
import { useErasePerson } from './use-erase-person';
import { useFindPerson } from './use-find-person';

/** /FormBuilderPerson: all submissions of one person, found and erased by email address. */
export function PersonScreen() {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [email, setEmail] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    const address = typed.trim().toLowerCase();
    const isAddress = emailPattern.test(address);
    setError(isAddress ? undefined : 'Enter an email address, like name@company.com.');
    if (isAddress) setEmail(address);
  };
  return (
    <Stack gap="md">
      <PageHeader title="Find a person" crumbs={[{ label: 'Forms', to: linkTo('forms') }]} />
      <Card component="form" noValidate onSubmit={find} maw={640}>
        <Group align="flex-end" gap="sm">
          <TextInput
            label="Email address"
            description="Searches everything that was sent with any form, including spam."
            type="email"
            inputMode="email"
            autoComplete="off"
            autoFocus
            maxLength={254}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={error}
            style={{ flex: '1 1 260px', maxWidth: 420 }}
          />
          <Button type="submit" variant={email ? 'default' : 'filled'}>
            Find
          </Button>
        </Group>
      </Card>
      {email && <Found key={email} email={email} />}
    </Stack>
  );
}

function Found({ email }: { email: string }) {
  const { found, isAll, error, refetch } = useFindPerson(email);
  const erase = useErasePerson();
  if (error) {
    return (
      <ErrorPanel
        title="The submissions could not be loaded"
        message={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (isAll && found.length === 0) {
    return (
      <EmptyState icon={<IconUserSearch size={32} stroke={1.5} />} title={`Nothing from ${email}`}>
        No submission of any form contains this address.
      </EmptyState>
    );
  }
  return (
    <>
      <Group justify="space-between" gap="sm" mih={36}>
        <Text role="status">
          {isAll
            ? `${countOf(found.length, 'submission')} of ${email}`
            : `Looking… ${countOf(found.length, 'submission')} so far`}
        </Text>
        {isAll && (
          <Button
            color="red"
            onClick={() =>
              void erase(
                email,
                found.map(({ formSubmission }) => formSubmission.id),
              )
            }
          >
            Erase all
          </Button>
        )}
      </Group>
      {found.length > 0 ? <PersonTable found={found} /> : <TableSkeleton />}
    </>
  );
}
