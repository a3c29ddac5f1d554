import { Alert, Box, Button, Stack, Text } from '@mantine/core';

interface ErrorPanelProps {
  /** What could not be done. */
  title: string;
  /** Why, in the server's words. */
  message: string;
  onRetry?: () => void;
  /** Shown without a shell around it. */
  isAlone?: boolean;
}

/** What happened, that nothing was lost, and what to do. */
export function ErrorPanel({ title, message, onRetry, isAlone }: ErrorPanelProps) {
  const panel = (
    <Alert color="red" title={title} role="alert">
      <Stack gap="xs" align="flex-start">
        <Text>{message}</Text>
        <Text c="dimmed">Nothing that was saved is lost.</Text>
        {onRetry && (
          <Button variant="default" size="xs" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Stack>
    </Alert>
  );
  return isAlone ? (
    <Box maw={520} mx="auto" mt="15vh" px="md">
      {panel}
    </Box>
  ) : (
    panel
  );
}
