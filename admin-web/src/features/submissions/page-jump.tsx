import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { shortDate, shortTime } from '../../lib/dates';
import { useCompany } from '../../parts/session/use-company-name';

interface PageJumpProps {
  pages: readonly { timestamp: string }[];
  pageIndex: number;
  onJump: (pageIndex: number) => void;
}

/** Jumps to any page by its number or by the date of its first submission; typing narrows the choice. */
export function PageJump({ pages, pageIndex, onJump }: PageJumpProps) {
  const timeZone = useCompany()?.timeZone;
  const choices = useMemo(
    () =>
      pages.map(({ timestamp }, index) => ({
        value: String(index),
        label: `Page ${index + 1}, from ${shortDate(timestamp, timeZone)} ${shortTime(timestamp, timeZone)}`,
      })),
    [pages, timeZone],
  );
  return (
    <Select
      label="Go to a page or date"
      searchable
      allowDeselect={false}
      data={choices}
      value={String(pageIndex)}
      onChange={(chosen) => chosen !== null && onJump(Number(chosen))}
      maw={400}
    />
  );
}
