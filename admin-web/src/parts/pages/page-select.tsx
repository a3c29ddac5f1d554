import { Select, type SelectProps } from '@mantine/core';
import { messageOf } from '../../lib/api-error';
import { useListPages } from './use-pages';

interface PageSelectProps extends Omit<SelectProps, 'value' | 'onChange' | 'data' | 'searchable'> {
  /** null where none is selected. */
  value: number | null;
  onChange: (pageId: number | null) => void;
}

/** A field for one of the company's pages, by name and path. */
export function PageSelect({
  value,
  onChange,
  placeholder = 'Choose a page',
  error,
  ...rest
}: PageSelectProps) {
  const { data: pages, error: failure } = useListPages();
  const offered = (pages ?? []).filter(
    ({ isExternal, versionStatus, parentDeleted }) =>
      !isExternal && versionStatus !== 'Deleted' && !parentDeleted,
  );
  return (
    <Select
      clearable={!rest.readOnly}
      {...rest}
      placeholder={pages ? placeholder : 'Loading…'}
      data={offered.map(({ pageId, pageName, fullUrl }) => ({
        value: String(pageId),
        label: `${pageName} (${fullUrl})`,
      }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      searchable
      error={
        error ?? (failure && !pages ? `The pages could not be loaded: ${messageOf(failure)}` : undefined)
      }
    />
  );
}
