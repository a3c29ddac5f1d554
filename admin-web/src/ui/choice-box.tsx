import { Checkbox } from '@mantine/core';

interface ChoiceBoxProps {
  label: string;
  isChosen: boolean;
  /** Toggles the selection; with Shift a range from the previous one. */
  onChoose: (isRange: boolean) => void;
  isFocusable?: boolean;
  className?: string | undefined;
}

/** The checkbox that selects a list item. */
export function ChoiceBox({ label, isChosen, onChoose, isFocusable = true, className }: ChoiceBoxProps) {
  return (
    <Checkbox
      size="xs"
      className={className}
      aria-label={label}
      tabIndex={isFocusable ? 0 : -1}
      checked={isChosen}
      onChange={(event) => onChoose('shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true)}
    />
  );
}
