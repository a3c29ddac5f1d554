import type { FormField } from '@galley/shared/schemas/form';
import { Button, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { SortableEntries } from '../../ui/sortable-entry';
import { SortableFrame } from '../../ui/sortable-frame';
import { FieldRow } from './field-row';
import { conditionInWords } from './field-values';
import type { BuilderChoice } from './form-builder-choice';
import { useFieldOrder } from './use-forms';

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
