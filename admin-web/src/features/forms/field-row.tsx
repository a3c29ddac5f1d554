import { formFieldKinds } from '@galley/shared/form-fields/kinds';
import type { FormField } from '@galley/shared/schemas/form';
import { ActionIcon, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { MoveItems, SortableEntry } from '../../ui/sortable-entry';
import classes from './field-list.module.css';

interface FieldRowProps {
  field: FormField;
  /** The condition of the field; '' where it always shows. */
  condition: string;
  isSelected: boolean;
  isFirst: boolean;
  isLast: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** -1 moves up, 1 down. */
  onMove: (step: -1 | 1) => void;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true };

/** Shows one field in the list: its name and type, with its actions. */
export function FieldRow({
  field,
  condition,
  isSelected,
  isFirst,
  isLast,
  onEdit,
  onDelete,
  onMove,
}: FieldRowProps) {
  const { name, fieldType, inputType, isRequired } = field;
  const type = inputType === 'number' ? 'Number' : formFieldKinds[fieldType].label;
  return (
    <SortableEntry id={field.id} name={name} isSelected={isSelected}>
      <UnstyledButton
        className={classes.choose}
        onClick={onEdit}
        aria-label={`Edit ${name}`}
        aria-current={isSelected ? 'true' : undefined}
      >
        <span className={classes.words}>
          <Text span fw={500} display="block">
            {name}
          </Text>
          <Text span size="xs" c="dimmed">
            {type}
            {isRequired ? ', required' : ''}
          </Text>
          {condition && (
            <Text span size="xs" c="dimmed" display="block">
              Only if {condition}
            </Text>
          )}
        </span>
        <IconPencil {...icon} />
      </UnstyledButton>
      <ActionIcon size="md" onClick={onDelete} aria-label={`Delete ${name}`}>
        <IconTrash {...icon} />
      </ActionIcon>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon size="md" aria-label={`Place of ${name}`}>
            <IconDots {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MoveItems isFirst={isFirst} isLast={isLast} onMove={onMove} />
        </Menu.Dropdown>
      </Menu>
    </SortableEntry>
  );
}
