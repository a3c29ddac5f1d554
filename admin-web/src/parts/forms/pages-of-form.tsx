import { linkTo } from '@galley/shared/admin-screens';
import type { PageListRow } from '@galley/shared/schemas/page';
import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';

/** The pages that show a form. */
export function pagesWithForm(pages: readonly PageListRow[], formId: number): PageListRow[] {
  return pages.filter(({ formIds }) => formIds?.includes(formId));
}

/** Names the first of these pages and the number of others. */
export function PagesOfForm({ pages }: { pages: readonly PageListRow[] }) {
  const [first, ...others] = pages;
  return (
    <Group gap={6} wrap="nowrap" title={pages.map(({ pageName }) => pageName).join(', ')}>
      {first ? (
        <Anchor
          component={Link}
          to={linkTo('editPage', { pageId: first.pageId })}
          size="sm"
          c="var(--mantine-color-text)"
          truncate
        >
          {first.pageName}
        </Anchor>
      ) : (
        <Text span size="sm" c="dimmed">
          on no page yet
        </Text>
      )}
      {others.length > 0 && (
        <Text span size="sm" c="dimmed" flex="none">
          and {others.length} more
        </Text>
      )}
    </Group>
  );
}
