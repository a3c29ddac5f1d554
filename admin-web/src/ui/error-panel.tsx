import { Alert, Box, Button, Stack, Text } from '@mantine/core';

interface ErrorPanelProps {
  /** What failed. */
  title: string;
  /** The server's message. */
  message: string;
  /** What is not lost; by default: nothing that was saved. */
  reassurance?: string;
  onRetry?: () => void;
  /** Shown without a shell around it. */
  isAlone?: boolean;
}

/** Said when a save fails. */
export const typedTextIsKept = 'What you typed is still here.';

/** Says what happened, that nothing was lost, and what to do. */
export function ErrorPanel({
  title,
  message,
  reassurance = 'Nothing that was saved is lost.',
  onRetry,
  isAlone,
}: ErrorPanelProps) {
  const panel = (
    <Alert color="red" title={title} role="alert">
      <Stack gap="xs" align="flex-start">
        <Text>{message}</Text>
        <Text c="dimmed">{reassurance}</Text>
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
