import { Center, Loader } from '@mantine/core';

/** Shown while it is not known yet who is asking. */
export function BootScreen() {
  return (
    <Center h="100dvh">
      <Loader aria-label="Loading" />
    </Center>
  );
}
