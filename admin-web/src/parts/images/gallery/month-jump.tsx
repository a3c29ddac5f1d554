import { Select } from '@mantine/core';
import type { Month } from './gallery-rows';

interface MonthJumpProps {
  months: readonly Month[];
  onJump: (monthKey: string) => void;
}

/** Jumps to a month's pictures; hidden where there is only one month. */
export function MonthJump({ months, onJump }: MonthJumpProps) {
  if (months.length < 2) return null;
  return (
    <Select
      aria-label="Jump to a month"
      placeholder="Jump to a month"
      data={months.map(({ key, label, images }) => ({ value: key, label: `${label} (${images.length})` }))}
      value={null}
      onChange={(key) => key !== null && onJump(key)}
      searchable={months.length > 12}
      nothingFoundMessage="No such month"
      maxDropdownHeight={320}
      w={220}
      flex="none"
    />
  );
}
