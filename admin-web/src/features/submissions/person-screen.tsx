import { linkTo } from '@galley/shared/admin-screens';
import { emailPattern } from '@galley/shared/email-pattern';
import { limits } from '@galley/shared/limits';
import { confirmations } from '@galley/shared/messages';
import { Button, Card, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, apiPart } from '../../lib/api';
import { messageOf } from '../../lib/api-error';
import { countOf } from '../../lib/count-of';
import { useReadToEnd } from '../../lib/use-read-to-end';
import { submissionKeys } from '../../parts/submissions/submission-keys';
import { confirmAction } from '../../ui/confirm';
import { EmptyState } from '../../ui/empty-state';
import { ErrorPanel } from '../../ui/error-panel';
import { PageHeader } from '../../ui/page-header';
import { TableSkeleton } from '../../ui/skeletons';
import { PersonTable } from './person-table';

/** /FormBuilderPerson: all submissions of one person, found and erased by email address. */
export function PersonScreen() {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [email, setEmail] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    const entered = typed.trim().toLowerCase();
    const isEmail = emailPattern.test(entered);
    setError(isEmail ? undefined : 'Enter an email address, like name@company.com.');
    if (isEmail) setEmail(entered);
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

/**
 * Reads all submissions of one person, part by part, since only a complete list can be erased. An empty email reads
 * nothing.
 */
function useFindPerson(email: string) {
  const query = useInfiniteQuery({
    queryKey: submissionKeys.person(email),
    enabled: email !== '',
    queryFn: ({ pageParam: cursor, signal }) =>
      apiPart('findPersonSubmissions', { email, cursor }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Submissions are erased from this list, so it must never be stale.
    staleTime: 0,
    gcTime: 0,
  });
  useReadToEnd(query);
  return {
    error: query.error,
    refetch: query.refetch,
    found: query.data?.pages.flatMap(({ part }) => part) ?? [],
    isAll: query.data !== undefined && !query.hasNextPage && !query.isError && !query.isFetching,
  };
}

/** Asks, then erases a person's submissions, as many in each call as it allows. */
function useErasePerson() {
  const queryClient = useQueryClient();
  return async (email: string, submissionIds: readonly number[]) => {
    // Submissions that one call erased are not sent again when the next call fails and is retried.
    const left = [...submissionIds];
    await confirmAction({
      title: "Erase a person's submissions",
      question: confirmations.erasePerson(countOf(left.length, 'submission'), email),
      details:
        'They are permanently deleted from every form. Emails that were sent and files that were exported are not affected.',
      confirmLabel: `Erase ${countOf(left.length, 'submission')}`,
      isDestructive: true,
      onConfirm: async () => {
        while (left.length > 0) {
          const part = left.slice(0, limits.erasedAtOnce);
          await api('erasePersonSubmissions', { email, submissionIds: part });
          left.splice(0, part.length);
        }
      },
      notice: `Erased ${countOf(submissionIds.length, 'submission')}`,
    });
    await queryClient.invalidateQueries({ queryKey: submissionKeys.all });
  };
}
