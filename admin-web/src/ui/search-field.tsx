import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './search-field.module.css';

interface SearchFieldProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'label' | 'type' | 'leftSection' | 'rightSection'> {
  /** The accessible name. */
  label: string;
  /** Shown below it, when there is something to say. */
  hint?: ReactNode;
  /** Full width, as in a dialog; elsewhere all search fields have one width. */
  isWide?: boolean;
  value: string;
  onChange: (text: string) => void;
}

/** Searches or filters the list below it; the same for all lists. */
export function SearchField({ label, hint, isWide, value, onChange, ...rest }: SearchFieldProps) {
  return (
    <TextInput
      type="search"
      aria-label={label}
      classNames={{ input: classes.input }}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      rightSection={
        value !== '' && (
          // As in native search fields: keyboard users empty the field itself, and Tab leads to the results.
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
