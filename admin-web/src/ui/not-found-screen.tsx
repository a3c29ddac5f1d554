import { linkTo } from '@galley/shared/admin-screens';
import { Button, Center, Stack, Text } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { EmptyState } from './empty-state';
import { PageHeader } from './page-header';

/** Shown for an unknown path, inside the shell. */
export function NotFoundScreen() {
  return (
    <Stack>
      <PageHeader title="Not found" crumbs={[]} />
      <NothingHere />
    </Stack>
  );
}

/** The same without a shell, for users who may not be signed in. */
export function NotFoundForEverybody() {
  return (
    <Center mih="100dvh" component="main">
      <NothingHere />
    </Center>
  );
}

function NothingHere() {
  return (
    <EmptyState
      icon={<IconMapSearch size={32} stroke={1.5} />}
      title="This screen does not exist"
      action={
        <Button component={Link} to={linkTo('home')}>
          Go to the start page
        </Button>
      }
    >
      <Text>The link that led here may be old, or the address mistyped.</Text>
    </EmptyState>
  );
}
