import { Center, Paper, Stack } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Wordmark } from '../../ui/wordmark';
import classes from './sign-in-card.module.css';
import { SignInPicture } from './sign-in-picture';

/** The card of all screens for signing in and out. */
export function SignInCard({ children }: { children: ReactNode }) {
  useDocumentTitle('Sign in · Galley');
  return (
    <div className={classes.screen}>
      <main className={classes.side}>
        <Stack w="100%" maw={380} gap="xl" pb="10vh">
          <Center>
            <Wordmark size={30} />
          </Center>
          <Paper p="xl" radius={10} shadow="md">
            {children}
          </Paper>
        </Stack>
      </main>
      <div className={classes.beside}>
        <SignInPicture />
      </div>
    </div>
  );
}
