import { linkToPage } from '@galley/shared/admin-screens';
import type { PageListRow } from '@galley/shared/schemas/page';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { countOf } from '../../../lib/count-of';
import { IncomingLinks } from '../../../parts/pages/delete-details';
import { hasOpenVersion } from '../../../parts/pages/open-version';
import { useGetLinksToPages } from '../../../parts/pages/use-pages';
import type { BulkAction } from './bulk-actions';
import classes from './bulk-question.module.css';

interface BulkQuestionProps {
  action: BulkAction;
  /** The pages for which the action can be requested. */
  rows: readonly PageListRow[];
}

/** 'Restoration', or '3 pages'. */
export const namedOrCounted = (rows: readonly PageListRow[]): string =>
  rows.length === 1 ? (rows[0]?.pageName ?? '') : countOf(rows.length, 'page');

/** Says what will happen to the pages. */
export function BulkQuestion({ action, rows }: BulkQuestionProps) {
  if (rows.length === 0) return <Text>This applies to none of the selected pages.</Text>;
  return (
    <>
      {action === 'delete' ? (
        <DeleteQuestion rows={rows} />
      ) : (
        <Text>{words[action](namedOrCounted(rows), rows.length === 1)}</Text>
      )}
      <NamedPages action={action} rows={rows} />
    </>
  );
}

/**
 * Lists the pages with links that open in a new tab. For publishing, pages that have nothing to publish come last and
 * are marked.
 */
function NamedPages({ action, rows }: BulkQuestionProps) {
  const isLeft = (row: PageListRow) => action === 'publish' && !hasOpenVersion(row);
  return (
    <ul className={classes.list} aria-label="The pages">
      {[...rows]
        .sort((one, other) => Number(isLeft(one)) - Number(isLeft(other)))
        .map((row) => (
          <li key={row.pageId}>
            <Anchor
              component={Link}
              to={linkToPage({ id: row.pageId, isExternal: row.isExternal })}
              target="_blank"
            >
              {row.pageName}
            </Anchor>{' '}
            <Text span size="sm" c="dimmed">
              {isLeft(row) ? 'Nothing to publish' : row.fullUrl}
            </Text>
          </li>
        ))}
    </ul>
  );
}

const words: Record<Exclude<BulkAction, 'delete'>, (pages: string, isOne: boolean) => string> = {
  publish: (pages) =>
    `Of ${pages}, drafts and versions that are waiting for review go live at the same moment. Pages without either do not change.`,
  submit: (pages) =>
    `The drafts of ${pages} go to review and can no longer be edited. An Admin publishes or rejects them.`,
  move: (pages, isOne) =>
    `Choose where ${pages} should go. Visitors see it immediately, and ${isOne ? 'its old address leads to the new one' : 'their old addresses lead to the new ones'}.`,
  hide: (pages) =>
    `${pages} will not be on the menu. Visitors see it immediately; links and addresses keep working.`,
  show: (pages, isOne) =>
    `${pages} will be on the menu, ${isOne ? '' : 'each '}after the pages beside it. Visitors see it immediately.`,
  unpublish: (pages, isOne) =>
    `Visitors can no longer open ${pages}; ${isOne ? 'the version becomes a backup' : 'the versions become backups'} and nothing is lost.`,
};

function DeleteQuestion({ rows }: { rows: readonly PageListRow[] }) {
  const links = useGetLinksToPages(rows.map(({ pageId }) => pageId));
  return (
    <>
      <Text>
        Are you sure you want to delete {rows.length === 1 ? 'this page' : `these ${rows.length} pages`}?
      </Text>
      <div>
        <IncomingLinks query={links} isOne={rows.length === 1} />
      </div>
    </>
  );
}
