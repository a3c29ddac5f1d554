import type { PageListRow } from '@galley/shared/schemas/page';
import { useMemo, useState } from 'react';

const keyOf = ({ pageId }: PageListRow): string => String(pageId);

/** The pages that are chosen in a list. One that the filter hides is not: what is done is done to what is seen. */
export function useChosenPages(rows: readonly PageListRow[]) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const chosenRows = useMemo(() => rows.filter((row) => kept.has(keyOf(row))), [rows, kept]);
  const chosen = useMemo(() => new Set(chosenRows.map(keyOf)), [chosenRows]);
  return {
    chosenRows,
    choice: { chosen, onChange: setKept, label: (row: PageListRow) => `Choose ${row.pageName}` },
    chooseAll: () => setKept(new Set(rows.map(keyOf))),
    clear: () => setKept(new Set()),
  };
}
