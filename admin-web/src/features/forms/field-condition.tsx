import { boxValue } from '@galley/shared/form-fields/box';
import { takesValue } from '@galley/shared/form-fields/kinds';
import type { FormField } from '@galley/shared/schemas/form';
import {
  asksWith,
  decidingField,
  isBox,
  valuesToAskFor,
  waitsFor,
} from '@galley/shared/schemas/form-conditions';
import { Select, Stack, Text } from '@mantine/core';
import type { FormHandle } from '../../ui/form/use-revisioned-form';
import type { FieldValues } from './field-values';

interface FieldConditionProps {
  form: FormHandle<FieldValues>;
  fields: readonly FormField[];
  /** The field being edited; absent for a new one. */
  own: FormField | undefined;
}

/**
 * Show only if: the field shows only while another one has a value. Fields that would form a circle are not offered.
 */
export function FieldCondition({ form, fields, own }: FieldConditionProps) {
  const [showIfFieldId, isRequired] = form.form.watch(['showIfFieldId', 'isRequired']);
  const others = fields.filter(
    (field) => takesValue(field) && field.id !== own?.id && !(own && waitsFor(field, own, fields)),
  );
  const deciding = decidingField({ showIfFieldId }, others);
  if (others.length === 0) return null;
  return (
    <div>
      <Stack gap={6}>
        <Select
          {...form.control('showIfFieldId')}
          placeholder="Always shown"
          clearable
          data={others.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={deciding ? String(deciding.id) : null}
          onChange={(chosen) => {
            const other = others.find(({ id }) => String(id) === chosen);
            form.put('showIfFieldId', other?.id ?? null);
            const [first = ''] = other ? valuesToAskFor(other) : [];
            form.put('showIfValue', first);
            form.form.clearErrors(['showIfFieldId', 'showIfValue']);
          }}
        />
        {deciding && (
          <Select
            {...form.control('showIfValue')}
            label={undefined}
            aria-label="Value"
            allowDeselect={false}
            data={valuesToAskFor(deciding).map((value) => ({ value, label: labelOf(deciding, value) }))}
            onChange={(chosen) => form.put('showIfValue', chosen ?? '')}
          />
        )}
      </Stack>
      {deciding && (
        <Text size="xs" c="dimmed" mt={4}>
          While it is hidden, {isRequired ? 'it is not required and ' : ''}nothing is stored for it. The
          preview shows and hides it, too. Browsers without scripts always show it, with a note that says when
          it applies.
        </Text>
      )}
    </div>
  );
}

function labelOf({ fieldType }: FormField, value: string): string {
  if (isBox(fieldType)) return value === boxValue(true) ? 'is ticked' : 'is not ticked';
  return value === '' ? 'is filled in' : `${asksWith({ fieldType })} '${value}'`;
}
