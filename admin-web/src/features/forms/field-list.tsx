import { formFieldKinds } from '@galley/shared/form-fields/kinds';
import type { FormField } from '@galley/shared/schemas/form';
import { ActionIcon, Button, Menu, Text, Title, UnstyledButton } from '@mantine/core';
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldOrder } from '../../parts/forms/use-forms';
import { MoveItems, SortableEntries, SortableEntry } from '../../ui/sortable-entry';
import { SortableFrame } from '../../ui/sortable-frame';
import classes from './field-list.module.css';
import { conditionInWords } from './field-values';
import type { BuilderChoice } from './form-builder-choice';

interface FieldListProps {
  fields: readonly FormField[];
  choice: BuilderChoice;
  onEdit: (field: FormField) => void;
  onDelete: (field: FormField) => void;
  onCreate: () => void;
}

/** Lists the fields of a form in order; they are selected, moved and deleted here. */
export function FieldList({ fields, choice, onEdit, onDelete, onCreate }: FieldListProps) {
  const { shown, move } = useFieldOrder(fields);
  return (
    <>
      <Title order={2} size="h3" mb="xs" lh="30px">
        Fields
      </Title>
      {shown.length === 0 && (
        <Text size="sm" c="dimmed" mb="sm">
          No fields yet. A name, an email address and a text area are a good start.
        </Text>
      )}
      <SortableFrame
        noun="field"
        items={shown}
        nameOf={({ name }) => name}
        onMove={(from, to) => void move(from, to)}
      >
        <SortableEntries label="Fields">
          {shown.map((field, index) => (
            <FieldRow
              key={field.id}
              field={field}
              condition={conditionInWords(field, shown)}
              isSelected={choice.kind === 'field' && choice.id === field.id}
              isFirst={index === 0}
              isLast={index === shown.length - 1}
              onEdit={() => onEdit(field)}
              onDelete={() => onDelete(field)}
              onMove={(step) => void move(index, index + step)}
            />
          ))}
        </SortableEntries>
      </SortableFrame>
      <Button
        variant={choice.kind === 'new' ? 'light' : shown.length === 0 ? 'filled' : 'default'}
        fullWidth
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={onCreate}
        data-create-field
      >
        Create New Field
      </Button>
    </>
  );
}

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
function FieldRow({
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
