import { Center, Loader } from '@mantine/core';

/** Shown until the user is known. */
export function BootScreen() {
  return (
    <Center h="100dvh">
      <Loader aria-label="Loading" />
    </Center>
  );
}
