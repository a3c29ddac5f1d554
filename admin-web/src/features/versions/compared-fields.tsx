import { Text } from '@mantine/core';
import type { ComparedField } from './component-fields';
import { FieldComparison } from './field-comparison';
import classes from './field-comparison.module.css';

/** Shows the fields that differ, and names those that do not below. */
export function ComparedFields({ fields }: { fields: readonly ComparedField[] }) {
  const changed = fields.filter((field) => field.isChanged);
  const same = fields.filter((field) => !field.isChanged);
  return (
    <div>
      {changed.length > 0 && (
        <dl className={classes.fields}>
          {changed.map((field) => (
            <FieldComparison key={field.name} field={field} />
          ))}
        </dl>
      )}
      {same.length > 0 && (
        <Text size="sm" c="dimmed" mt={changed.length > 0 ? 'sm' : 0}>
          Unchanged: {same.map((field) => field.label).join(', ')}
        </Text>
      )}
    </div>
  );
}
