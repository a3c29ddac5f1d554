import { Select, Text } from '@mantine/core';
import type { PageFormHandle } from './use-page-form';
import { useListMenuSiblings } from './use-pages';

interface MenuPlaceSelectProps {
  form: PageFormHandle;
  pageId: number;
  /** The page is on this menu level already, so that it can keep its position. */
  hasPlace: boolean;
  isReadOnly: boolean;
}

/** Asks after which menu entry a version puts the page, however the entries will be ordered by then. */
export function MenuPlaceSelect({ form, pageId, hasPlace, isReadOnly }: MenuPlaceSelectProps) {
  const [menu, childMenu, subMenu, showOnMenu] = form.form.watch([
    'menu',
    'childMenu',
    'subMenu',
    'showOnMenu',
  ]);
  const { data = [] } = useListMenuSiblings({ menu, childMenu, subMenu });
  const { value, onChange, ...field } = form.control('after');
  if (!showOnMenu) {
    return (
      <Text size="sm" c="dimmed">
        The page is not on the menu.
      </Text>
    );
  }
  const entries = data.filter(({ id }) => id !== pageId);
  const isThere = value === null || value === 0 || entries.some(({ id }) => id === value);
  return (
    <Select
      {...field}
      // The card already has this title.
      label={undefined}
      aria-label={field.label}
      readOnly={isReadOnly}
      variant={isReadOnly ? 'filled' : undefined}
      allowDeselect={false}
      data={[
        { value: 'kept', label: hasPlace ? 'Keep its place' : 'Last' },
        { value: '0', label: 'First' },
        ...entries.map(({ id, name }) => ({ value: String(id), label: `After ${name}` })),
        ...(isThere ? [] : [{ value: String(value), label: 'After a page that is no longer there' }]),
      ]}
      value={value === null ? 'kept' : String(value)}
      onChange={(chosen) => onChange(chosen === null || chosen === 'kept' ? null : Number(chosen))}
      description={
        isReadOnly ? undefined : 'Applied to the order that the menu has when the version goes live.'
      }
    />
  );
}
