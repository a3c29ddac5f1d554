import { Group, Loader, Text } from '@mantine/core';
import { SignInCard } from '../sign-in/sign-in-card';

/** While the browser is on its way to somewhere else. */
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
