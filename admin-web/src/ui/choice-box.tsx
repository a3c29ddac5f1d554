import { Checkbox } from '@mantine/core';

interface ChoiceBoxProps {
  label: string;
  isChosen: boolean;
  /** It is chosen, or is no more; with Shift all from the one before. */
  onChoose: (isRange: boolean) => void;
  isFocusable?: boolean;
  className?: string | undefined;
}

/** The box by which something of a list is chosen. */
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
