import { linkTo, linkToPage } from '@galley/shared/admin-screens';
import type { PageListRow } from '@galley/shared/schemas/page';
import { Anchor, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { timeAgoOrDate } from '../../lib/dates';
import { PersonAvatar } from '../../parts/people/person-avatar';
import { useNameOf } from '../../parts/people/use-people';
import { TimeText } from '../../parts/session/time-text';
import { StatusBadge } from '../../ui/status-badge';
import { HomeCard } from './home-card';
import classes from './home-card.module.css';

interface PageRowsProps {
  title: string;
  /** Undefined while they are loading. */
  rows: readonly PageListRow[] | undefined;
  /** Shown where there are none. */
  empty: string;
  /** The maximum number of rows. */
  most: number;
}

function ChangedBy({ email }: { email: string }) {
  const name = useNameOf()(email);
  return (
    <span
      className={classes.person}
      title={`Changed by ${name}`}
      role="img"
      aria-label={`Changed by ${name}`}
    >
      <PersonAvatar name={name} size={22} />
    </span>
  );
}

function LastChange({ row }: { row: PageListRow }) {
  return (
    <>
      {row.changedBy && <ChangedBy email={row.changedBy} />}
      <TimeText size="sm" c="dimmed" className={classes.ago} at={row.changedAt} format={timeAgoOrDate} />
    </>
  );
}

/** Lists pages on the start screen: each links to its editor and shows when it changed. */
export function PageRows({ title, rows, empty, most }: PageRowsProps) {
  return (
    <HomeCard title={title} count={0}>
      {!rows && (
        <Stack gap="sm" py="sm">
          <Skeleton h={14} w="70%" />
          <Skeleton h={14} w="50%" />
        </Stack>
      )}
      {rows?.length === 0 && (
        <Text c="dimmed" className={classes.none}>
          {empty}
        </Text>
      )}
      <ul className={`${classes.list} ${classes.pages}`}>
        {rows?.slice(0, most).map((row) => (
          <li key={row.pageId} className={`${classes.row} ${classes.page}`}>
            <Anchor
              component={Link}
              to={linkToPage({ id: row.pageId, isExternal: row.isExternal })}
              className={classes.name}
              truncate
              title={row.fullUrl}
            >
              {row.pageName}
            </Anchor>
            <LastChange row={row} />
            <Group wrap="nowrap">
              <StatusBadge status={row.versionStatus} hasDraft={row.hasDraft} />
            </Group>
          </li>
        ))}
      </ul>
      {rows && rows.length > most && (
        <Anchor component={Link} to={linkTo('pages')} size="sm" c="dimmed" display="block" mt="xs">
          and {rows.length - most} more
        </Anchor>
      )}
    </HomeCard>
  );
}
