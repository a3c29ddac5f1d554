import { Group, Loader, Text } from '@mantine/core';
import { SignInCard } from '../../../parts/sign-in/sign-in-card';

/** Shown while the browser is being redirected. */
export function WaitingCard({ children }: { children: string }) {
  return (
    <SignInCard>
      <Group gap="sm" role="status">
        <Loader size="sm" aria-hidden />
        <Text>{children}</Text>
      </Group>
    </SignInCard>
  );
}
