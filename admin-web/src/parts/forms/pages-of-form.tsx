import { linkTo } from '@galley/shared/admin-screens';
import type { PageListRow } from '@galley/shared/schemas/page';
import { Anchor, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';

/** The pages that show a form. */
export function pagesWithForm(pages: readonly PageListRow[], formId: number): PageListRow[] {
  return pages.filter(({ formIds }) => formIds?.includes(formId));
}

const named = 3;

/** Links to the first of these pages and counts the others. */
export function PagesOfForm({ pages }: { pages: readonly PageListRow[] }) {
  const others = pages.length - named;
  return (
    <Text size="sm" miw={200} py={5} title={pages.map(({ pageName }) => pageName).join(', ')}>
      {pages.slice(0, named).map(({ pageId, pageName }, index) => (
        <Fragment key={pageId}>
          {index > 0 && ', '}
          <Anchor
            component={Link}
            to={linkTo('editPage', { pageId })}
            c="var(--mantine-color-text)"
            inherit
            underline={pages.length > 1 ? 'always' : 'hover'}
          >
            {pageName}
          </Anchor>
        </Fragment>
      ))}
      {pages.length === 0 && (
        <Text span c="dimmed" inherit>
          on no page yet
        </Text>
      )}
      {others > 0 && (
        <Text span c="dimmed" inherit>
          {' '}
          and {others} more
        </Text>
      )}
    </Text>
  );
}
