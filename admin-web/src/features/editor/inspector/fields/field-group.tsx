import { Stack } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { FormValues } from '../../../../parts/components/component-calls';
import classes from './field-group.module.css';

interface FieldGroupProps {
  title: string;
  /** The fields in the group, which opens where one of them is invalid. */
  names: readonly string[];
  /** The initial state; once the user toggles the group, this browser remembers it for all components. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A titled, collapsible group of a component's fields. */
export function FieldGroup({ title, names, isOpenAtFirst = true, children }: FieldGroupProps) {
  const { errors } = useFormState<FormValues>();
  const [isOpen, setIsOpen] = useLocalStorage({
    key: `galley-fields-${title}`,
    defaultValue: isOpenAtFirst,
    getInitialValueInEffect: false,
  });
  const isWrong = names.some((name) => errors[name]);
  return (
    <details
      className={classes.group}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== (isOpen || isWrong)) setIsOpen(currentTarget.open);
      }}
    >
      <summary>
        {title}
        <IconChevronDown size={16} stroke={1.75} aria-hidden className={classes.sign} />
      </summary>
      <Stack gap="md">{children}</Stack>
    </details>
  );
}
