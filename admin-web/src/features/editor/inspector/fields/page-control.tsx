import type { FieldOf } from '@galley/shared/components/fields';
import { PageSelect } from '../../../pages/page-select';
import type { ControlProps } from './control-props';

/** Selects one of the company's own pages. */
export function PageControl({ field, value, onChange, isReadOnly, ...rest }: ControlProps<FieldOf<'page'>>) {
  return (
    <PageSelect
      label={field.label}
      description={field.help}
      value={typeof value === 'number' && value > 0 ? value : null}
      onChange={(pageId) => onChange(pageId ?? 0)}
      readOnly={isReadOnly}
      {...rest}
    />
  );
}
