import { Badge, Group, Text } from '@mantine/core';
import classes from './status-badge.module.css';

const statusClasses: Record<string, string | undefined> = {
  draft: classes.draft,
  pending: classes.pending,
  live: classes.live,
  backup: classes.backup,
  Deleted: classes.deleted,
};

interface StatusBadgeProps {
  status: string;
  /** The word, where it is another one. */
  label?: string;
  /** A live page that has an open draft beside it. */
  hasDraft?: boolean;
  /** A page that is hidden because a page above it was deleted. */
  isParentDeleted?: boolean;
  /** Something happens at a moment that someone chose, in words; or did not happen. */
  planned?: { words: string; isMissed: boolean } | undefined;
}

/** A status is always the word in a badge, never colour alone. */
export function StatusBadge({ status, label, hasDraft, isParentDeleted, planned }: StatusBadgeProps) {
  return (
    <Group gap={6} wrap="nowrap">
      {status === '' ? (
        <Text size="xs" c="dimmed">
          Not published
        </Text>
      ) : (
        <Badge
          size="sm"
          radius="sm"
          className={`${classes.badge} ${statusClasses[status] ?? classes.backup}`}
        >
          {label ?? status}
        </Badge>
      )}
      {hasDraft && status === 'live' && <SmallMark text="draft" kind={classes.draft} />}
      {planned && (
        <SmallMark
          text={planned.isMissed ? 'missed its time' : 'scheduled'}
          title={planned.words}
          kind={planned.isMissed ? classes.deleted : classes.pending}
        />
      )}
      {isParentDeleted && <SmallMark text="Parent deleted" kind={classes.deleted} />}
    </Group>
  );
}

function SmallMark({ text, kind, title }: { text: string; kind: string | undefined; title?: string }) {
  return (
    <Badge size="xs" radius="sm" className={`${classes.small} ${kind}`} title={title}>
      {text}
    </Badge>
  );
}
