import type { PageListRow } from '@galley/shared/schemas/page';
import { Select } from '@mantine/core';
import { useListPages } from '../../../parts/pages/use-pages';
import { depthOf } from '../page-list-columns';

interface MoveTargetProps {
  moved: readonly PageListRow[];
  value: number | undefined;
  onChange: (pageId: number | undefined) => void;
}

const deepest = 3;
const top = '0';

/** Asks for the new parent page. */
export function MoveTarget({ moved, value, onChange }: MoveTargetProps) {
  const { data: rows = [] } = useListPages();
  const isMoved = new Set(moved.map(({ pageId }) => pageId));
  const offered = rows.filter(
    (row) =>
      row.versionStatus !== 'Deleted' &&
      !row.parentDeleted &&
      row.fullUrl !== '/' &&
      depthOf(row) < deepest &&
      !(row.isExternal && moved.every(({ isExternal }) => isExternal)) &&
      !isMoved.has(row.pageId),
  );
  return (
    <Select
      label="Under"
      placeholder="Choose a page"
      searchable
      withAsterisk
      // Above, it would cover the question.
      comboboxProps={{ position: 'bottom', middlewares: { flip: false } }}
      nothingFoundMessage="No page matches"
      data={[
        { value: top, label: 'The top level' },
        ...offered.map(({ pageId, pageName, fullUrl }) => ({
          value: String(pageId),
          label: `${pageName} (${fullUrl})`,
        })),
      ]}
      value={value === undefined ? null : String(value)}
      onChange={(pageId) => onChange(pageId === null ? undefined : Number(pageId))}
      data-autofocus
    />
  );
}
