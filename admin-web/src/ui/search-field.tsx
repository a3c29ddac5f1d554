import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './search-field.module.css';

interface SearchFieldProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'label' | 'type' | 'leftSection' | 'rightSection'> {
  /** What it searches, for those who do not see where it stands. */
  label: string;
  /** Stands below it while something is to be said. */
  hint?: ReactNode;
  /** As wide as what it stands in, as in a dialog; elsewhere all are of one width. */
  isWide?: boolean;
  value: string;
  onChange: (text: string) => void;
}

/** Finds in, or narrows, what is listed below it; the same wherever there is a list. */
export function SearchField({ label, hint, isWide, value, onChange, ...rest }: SearchFieldProps) {
  return (
    <TextInput
      type="search"
      aria-label={label}
      classNames={{ input: classes.input }}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      rightSection={
        value !== '' && (
          // As a browser's own: by keyboard one empties the field itself, and Tab leads to what was found.
          <ActionIcon size="sm" tabIndex={-1} aria-label={`Empty ‘${label}’`} onClick={() => onChange('')}>
            <IconX size={14} aria-hidden />
          </ActionIcon>
        )
      }
      description={hint}
      inputWrapperOrder={['input', 'description']}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      w="100%"
      {...(!isWide && { maw: 360 })}
      {...rest}
    />
  );
}
