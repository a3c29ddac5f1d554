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
  /** Null where the schedule says it all. */
  status: string | null;
  /** Overrides the word of the status. */
  label?: string;
  /** A live page that also has an open draft. */
  hasDraft?: boolean;
  /** A page that is hidden because an ancestor was deleted. */
  isParentDeleted?: boolean;
  /** A scheduled event in words, or that it was missed. */
  planned?: { words: string; isMissed: boolean } | undefined;
}

/** Shows a status as a dot with its word, never by colour alone. */
export function StatusBadge({ status, label, hasDraft, isParentDeleted, planned }: StatusBadgeProps) {
  return (
    <Group gap={10} wrap="nowrap">
      {status === null ? null : status === '' ? (
        <Text size="sm" c="dimmed">
          Not published
        </Text>
      ) : (
        <StatusMark text={label ?? status} kind={statusClasses[status] ?? classes.backup} />
      )}
      {hasDraft && status === 'live' && <StatusMark text="draft" kind={classes.draft} />}
      {planned && (
        <StatusMark
          text={planned.isMissed ? 'missed its time' : 'scheduled'}
          title={planned.words}
          kind={planned.isMissed ? classes.deleted : classes.pending}
        />
      )}
      {isParentDeleted && <StatusMark text="Parent deleted" kind={classes.deleted} />}
    </Group>
  );
}

function StatusMark({ text, kind, title }: { text: string; kind: string | undefined; title?: string }) {
  return (
    <Badge className={`${classes.badge} ${kind}`} title={title}>
      {text}
    </Badge>
  );
}

/** The colour of a status beside a text that names it. */
export function StatusDot({ status }: { status: string }) {
  return <span className={`${classes.dot} ${statusClasses[status] ?? classes.backup}`} aria-hidden />;
}
