import { Alert, Button, Group, Text } from '@mantine/core';
import { exactTime, timeAgo } from '../../lib/dates';

interface KeptDraftOfferProps {
  /** Milliseconds since 1970. */
  keptAt: number;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore unsaved input of an earlier visit. */
export function LocalDraftOffer({ keptAt, onRestore, onDiscard }: KeptDraftOfferProps) {
  const time = new Date(keptAt).toISOString();
  return (
    <Alert color="blue" title="You have text here that was not saved" role="status">
      <Text size="sm" mb="xs">
        Typed on this device <span title={exactTime(time)}>{timeAgo(keptAt, Date.now())}</span>.
      </Text>
      <Group gap="xs">
        <Button size="xs" onClick={onRestore}>
          Restore what you typed
        </Button>
        <Button size="xs" variant="default" onClick={onDiscard}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}
