import { Loader, Stack, Text, Title } from '@mantine/core';

/** Shown while the pages of a starter are created, which takes some seconds. */
export function CreatingSiteNotice() {
  return (
    <Stack align="center" justify="center" mih="60dvh" ta="center" role="status">
      <Loader />
      <Title order={1}>Your pages are being made</Title>
      <Text c="dimmed">
        Images, a form and five pages. This takes a few seconds; you can close this window.
      </Text>
    </Stack>
  );
}
