import { Box } from '@mantine/core';
import { useRouteError } from 'react-router-dom';
import { messageOf } from '../lib/api-error';
import { ErrorPanel } from '../ui/error-panel';

/** Shown when a screen crashes or its code cannot be loaded. */
export function ErrorScreen() {
  const error = useRouteError();
  return (
    <Box p="lg">
      <ErrorPanel
        title="This screen could not be shown"
        message={messageOf(error)}
        onRetry={() => window.location.reload()}
      />
    </Box>
  );
}
