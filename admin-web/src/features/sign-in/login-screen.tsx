import { Center, Paper, Stack, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { sessionGate } from '../../lib/session-gate';
import { readSignedInUser, signedInUserKey } from '../session/use-signed-in-user';
import { cookieRefused } from './cookie-refused';
import { SignInPanels } from './sign-in-panels';

/** /login: one card. Once signed in, the route guard leads on. */
export function LoginScreen() {
  useDocumentTitle('Sign in · Galley');
  const queryClient = useQueryClient();
  const enter = async () => {
    const user = await readSignedInUser();
    if (!user) throw cookieRefused();
    sessionGate.open();
    queryClient.setQueryData(signedInUserKey, user);
  };
  return (
    <Center
      mih="100dvh"
      p="md"
      component="main"
      bg="light-dark(var(--mantine-color-gray-1), var(--mantine-color-dark-9))"
    >
      <Stack w="100%" maw={400} gap="lg" pb="10vh">
        <Text ta="center" fw={700} fz={22} component="p">
          Galley
        </Text>
        <Paper p="xl" shadow="sm">
          <SignInPanels onSignedIn={enter} />
        </Paper>
      </Stack>
    </Center>
  );
}
