import type { FieldOf } from '@galley/shared/components/fields';
import { Select } from '@mantine/core';
import { messageOf } from '../../../../lib/api-error';
import { useListPages } from '../../../pages/use-list-pages';
import type { ControlProps } from './control-props';

/** One of the company's own pages, by its name and address. */
export function PageControl({
  field,
  value,
  onChange,
  isReadOnly,
  error,
  ...rest
}: ControlProps<FieldOf<'page'>>) {
  const { data: pages, error: failure } = useListPages();
  const offered = (pages ?? []).filter(
    ({ isExternal, versionStatus, parentDeleted }) =>
      !isExternal && versionStatus !== 'Deleted' && !parentDeleted,
  );
  return (
    <Select
      label={field.label}
      description={field.help}
      placeholder={pages ? 'Choose a page' : 'Loading…'}
      data={offered.map(({ pageId, pageName, fullUrl }) => ({
        value: String(pageId),
        label: `${pageName} (${fullUrl})`,
      }))}
      value={value ? String(value) : null}
      onChange={(id) => onChange(id === null ? 0 : Number(id))}
      searchable
      clearable={!isReadOnly}
      readOnly={isReadOnly}
      error={error ?? (failure && !pages ? `The pages could not be read: ${messageOf(failure)}` : undefined)}
      {...rest}
    />
  );
}
