import { SegmentedControl } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';

export type ComparedAs = 'pictures' | 'words';

/** How versions are compared, as last chosen on this device; by default as pages. */
export const useComparedAs = () =>
  useLocalStorage<ComparedAs>({
    key: 'galley-compared-as',
    defaultValue: 'pictures',
    getInitialValueInEffect: false,
  });

interface ViewChoiceProps {
  value: ComparedAs;
  /** There is nothing to compare with. */
  isNew: boolean;
  onChange: (next: ComparedAs) => void;
}

/** Switches between pages and text. */
export function ViewChoice({ value, isNew, onChange }: ViewChoiceProps) {
  return (
    <SegmentedControl
      size="xs"
      aria-label="How they are compared"
      value={value}
      onChange={(next) => onChange(next as ComparedAs)}
      data={[
        { value: 'pictures', label: isNew ? 'Page' : 'Side by side' },
        { value: 'words', label: 'Words' },
      ]}
    />
  );
}
