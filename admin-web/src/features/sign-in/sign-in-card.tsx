import { Center, Paper, Stack, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';

/** The one card of every screen on the way in and out. */
export function SignInCard({ children }: { children: ReactNode }) {
  useDocumentTitle('Sign in · Galley');
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
          {children}
        </Paper>
      </Stack>
    </Center>
  );
}
