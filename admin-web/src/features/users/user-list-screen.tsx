import { linkTo } from '@galley/shared/admin-screens';
import { pageSizes } from '@galley/shared/limits';
import { confirmations } from '@galley/shared/messages';
import type { User } from '@galley/shared/schemas/user';
import { ActionIcon, Badge, Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconTrash, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PersonAvatar } from '../../parts/people/person-avatar';
import { TimeText } from '../../parts/session/time-text';
import { useCompanyName } from '../../parts/session/use-company-name';
import { useNamedCompany } from '../../parts/session/use-named-company';
import { useSignedInUser } from '../../parts/session/use-signed-in-user';
import { confirmAction } from '../../ui/confirm';
import { DataTable } from '../../ui/data-table';
import { type DataColumn, initialTableView } from '../../ui/data-table-columns';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { TableSkeleton } from '../../ui/skeletons';
import { useIsPhone } from '../../ui/use-is-phone';
import { useRememberedState } from '../../ui/use-remembered-state';
import { MailProblemBadge } from './mail-problem';
import { useDeleteUser, useListUsers } from './use-users';

const columns: DataColumn<User>[] = [
  {
    id: 'firstName',
    header: 'First Name',
    value: ({ firstName }) => firstName,
    cell: (user) => <UserName user={user} />,
    isWide: true,
  },
  { id: 'lastName', header: 'Last Name', value: ({ lastName }) => lastName, hideBelow: 'sm' },
  {
    id: 'email',
    header: 'Email',
    value: ({ email }) => email,
    cell: (user) => <UserEmail user={user} />,
    takesRest: true,
    hideBelow: 'sm',
  },
  { id: 'role', header: 'Role', value: ({ role }) => role, hideBelow: 'sm' },
  {
    id: 'state',
    header: 'State',
    value: stateOf,
    cell: (user) => <UserState user={user} />,
    hideBelow: 'sm',
  },
  {
    id: 'lastChanged',
    header: 'Last Changed',
    value: ({ lastChanged }) => lastChanged,
    cell: ({ lastChanged }) => <TimeText span size="sm" style={{ whiteSpace: 'nowrap' }} at={lastChanged} />,
    hideBelow: 'lg',
  },
];

function stateOf({ isLockedOut, hasSignedIn }: User): 'Locked' | 'Invited' | '' {
  if (isLockedOut) return 'Locked';
  return hasSignedIn ? '' : 'Invited';
}

function UserState({ user }: { user: User }) {
  const state = stateOf(user);
  if (state === '') return null;
  return (
    <Badge variant="light" tt="none" miw="max-content" color={state === 'Locked' ? 'red' : 'blue'}>
      {state}
    </Badge>
  );
}

/** A phone has no room for other columns: the first one says the last name, the email address and the state, too. */
function UserName({ user }: { user: User }) {
  const { firstName, lastName, email } = user;
  const name = `${firstName} ${lastName}`.trim();
  const isPhone = useIsPhone();
  return (
    <Group gap="xs" wrap="nowrap">
      <Box visibleFrom={isPhone ? undefined : 'md'}>
        <PersonAvatar name={name || email} size={24} />
      </Box>
      {isPhone ? (
        <Box py={6} style={{ overflowWrap: 'anywhere' }}>
          <Text size="sm" fw={500}>
            {name}
          </Text>
          <UserEmail user={user} />
          <UserState user={user} />
        </Box>
      ) : (
        <Text inherit truncate title={firstName}>
          {firstName}
        </Text>
      )}
    </Group>
  );
}

/** With a mark where mail to it bounces, mostly because of a typing error. */
function UserEmail({ user: { email, mailProblem } }: { user: User }) {
  const isPhone = useIsPhone();
  return (
    <>
      <Text
        span
        size="sm"
        display="block"
        py={3}
        title={email}
        style={isPhone ? { overflowWrap: 'anywhere' } : { overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {email.split('@')[0]}@<wbr />
        {email.split('@')[1]}
      </Text>
      {mailProblem && <MailProblemBadge problem={mailProblem} />}
    </>
  );
}

/** /UserManagement: the users of this company. */
export function UserListScreen() {
  const company = useNamedCompany();
  const ownName = useCompanyName();
  const me = useSignedInUser();
  const list = useListUsers(company);
  const { data } = list;
  const [view, setView] = useRememberedState('user-list-view', initialTableView);
  const remove = useDeleteUser();

  const askToDelete = ({ id, email }: User) =>
    confirmAction({
      title: 'Delete a user',
      question: confirmations.deleteUser(email),
      details: `All their sessions end immediately. What they made stays, and logs say 'Former user ${id}' instead of the address, which can be used again.`,
      confirmLabel: 'Delete',
      isDestructive: true,
      onConfirm: () => remove.mutateAsync({ id, company }),
    });

  return (
    <Stack gap="md">
      <PageHeader
        title={['Users', company ?? ownName].filter(Boolean).join(' of ')}
        crumbs={[]}
        actions={
          <>
            {!company && (
              <Button component={Link} to={linkTo('activity')} variant="default">
                Activity log
              </Button>
            )}
            <Button component={Link} to={linkTo('createUser', { company })}>
              Create User
            </Button>
          </>
        }
      />
      <QueryBoundary
        query={list}
        failure="The users could not be loaded"
        skeleton={<TableSkeleton />}
        reportsStale
      />
      {data && data.length > 0 && (
        <DataTable
          label="Users"
          noun="user"
          rows={data}
          columns={columns}
          pageSize={pageSizes.users}
          rowKey={({ id }) => String(id)}
          rowLink={({ id, email }) => ({
            to: linkTo('updateUser', { userId: id, company }),
            label: `Edit ${email}`,
          })}
          rowActions={(user) => (
            <Group justify="center">
              <ActionIcon
                size="sm"
                disabled={user.email === me.email}
                aria-label={`Delete ${user.email}`}
                title={user.email === me.email ? 'You cannot delete your own account' : undefined}
                onClick={() => void askToDelete(user)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Group>
          )}
          view={view}
          onViewChange={setView}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconUsers size={32} stroke={1.5} />}
          title="No users yet"
          action={
            <Button component={Link} to={linkTo('createUser', { company })}>
              Create User
            </Button>
          }
        >
          Users write, review and publish this company's pages.
        </EmptyState>
      )}
    </Stack>
  );
}
