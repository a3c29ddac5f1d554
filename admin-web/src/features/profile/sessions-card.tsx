import type { Profile } from '@galley/shared/schemas/profile';
import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { api } from '../../lib/api';
import { exactTime, shortDate, timeAgo } from '../../lib/dates';
import { signOutEverywhere } from '../../parts/session/sign-out-everywhere';
import { useCompany } from '../../parts/session/use-company-name';
import { useSignedInUser } from '../../parts/session/use-signed-in-user';
import { confirmAction } from '../../ui/confirm';
import classes from './sessions-card.module.css';
import { useReadProfileAgain } from './use-profile';

type OpenSession = Profile['sessions'][number];

const nameOf = ({ browser, address }: OpenSession) =>
  [browser || 'Unknown browser', address].filter(Boolean).join(' · ');

/** Lists the user's sessions, which can be ended. */
export function SessionsCard({ sessions }: { sessions: readonly OpenSession[] }) {
  const user = useSignedInUser();
  const timeZone = useCompany()?.timeZone;
  const readAgain = useReadProfileAgain();
  const end = (session: OpenSession) =>
    confirmAction({
      title: 'End this session?',
      question: `Sign out ${nameOf(session)}, signed in on ${shortDate(session.since, timeZone)}?`,
      details: 'Unsaved text there stays on the screen and can be saved after signing in again.',
      confirmLabel: 'End session',
      isDestructive: true,
      onConfirm: async () => {
        await api('endSession', { id: session.id });
        await readAgain();
      },
      notice: 'The session was ended',
    });
  return (
    <Card>
      <Title order={2} mb={4}>
        Sessions
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        The browsers that are signed in as you. A session lasts seven days.
      </Text>
      <Stack component="ul" className={classes.list} gap={0}>
        {sessions.map((session) => (
          <Group component="li" key={session.id} className={classes.session} justify="space-between" gap="xs">
            <div>
              <Text size="sm" component="div">
                {nameOf(session)}{' '}
                {session.isCurrent && (
                  <Badge variant="light" ml={4}>
                    This one
                  </Badge>
                )}
              </Text>
              <Text size="xs" c="dimmed" title={exactTime(session.since, timeZone)}>
                Signed in {shortDate(session.since, timeZone)},{' '}
                {timeAgo(new Date(session.since).getTime(), Date.now())}
              </Text>
            </div>
            {!session.isCurrent && (
              <Button
                variant="default"
                size="xs"
                onClick={() => void end(session)}
                aria-label={`End the session of ${nameOf(session)}`}
              >
                End
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      <Group mt="md">
        <Button variant="default" onClick={() => void signOutEverywhere(user)}>
          Sign out everywhere
        </Button>
      </Group>
    </Card>
  );
}
