import { Select, Stack, Switch } from '@mantine/core';
import { Controller, useWatch } from 'react-hook-form';
import {
  chooseMenu,
  type MenuLevel,
  type MenuOptions,
  offeredEntries,
  type PageFormLocks,
} from './page-form-rules';
import type { PageFormHandle } from './use-page-form';

interface PageFormMenuProps {
  form: PageFormHandle;
  locks: PageFormLocks;
  options: MenuOptions;
  isExternal: boolean;
  pageId: number | null;
}

const levels: { level: MenuLevel; label: string; above: MenuLevel | null }[] = [
  { level: 'menu', label: 'Parent Menu', above: null },
  { level: 'childMenu', label: 'Child Menu', above: 'menu' },
  { level: 'subMenu', label: 'Sub Menu', above: 'childMenu' },
];

/** Where the page stands in the menus. */
export function PageFormMenu({ form, locks, options, isExternal, pageId }: PageFormMenuProps) {
  const { errors } = form.formState;
  const [menu, childMenu, subMenu] = useWatch({
    control: form.control,
    name: ['menu', 'childMenu', 'subMenu'],
  });
  const chosen = { menu, childMenu, subMenu };
  const isReadOnly = locks.all !== undefined;

  const choose = (level: MenuLevel, entry: number | null) => {
    const next = chooseMenu(chosen, level, entry);
    for (const { level: each } of levels) {
      form.setValue(each, next[each], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
  };

  return (
    <Stack gap="md">
      {levels.map(({ level, label, above }) => {
        const entries = offeredEntries(options[level] ?? [], { isExternal, pageId });
        const isOutOfReach = above !== null && chosen[above] === null;
        return (
          <Select
            key={level}
            label={label}
            data={entries.map((entry) => ({ value: String(entry.id), label: entry.name }))}
            value={chosen[level] === null ? null : String(chosen[level])}
            onChange={(value) => choose(level, value === null ? null : Number(value))}
            clearable={!locks.menus}
            searchable={entries.length > 8}
            readOnly={locks.menus !== undefined}
            variant={locks.menus ? 'filled' : undefined}
            disabled={isOutOfReach && !locks.menus}
            placeholder={isOutOfReach ? '' : entries.length === 0 ? 'No entries' : 'None'}
            description={level === 'menu' && !isReadOnly ? locks.menus : undefined}
            error={errors[level]?.message}
          />
        );
      })}
      <Controller
        control={form.control}
        name="showOnMenu"
        render={({ field }) => (
          <Switch
            ref={field.ref}
            label="Show On Menu"
            checked={field.value}
            onChange={(event) => field.onChange(event.currentTarget.checked)}
            onBlur={field.onBlur}
            disabled={locks.showOnMenu !== undefined}
            description={isReadOnly ? undefined : locks.showOnMenu}
            error={errors.showOnMenu?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="allowNavigation"
        render={({ field }) => (
          <Switch
            ref={field.ref}
            label="Allow Navigation"
            checked={field.value}
            onChange={(event) => field.onChange(event.currentTarget.checked)}
            onBlur={field.onBlur}
            disabled={locks.allowNavigation !== undefined}
            description={isReadOnly ? undefined : locks.allowNavigation}
            error={errors.allowNavigation?.message}
          />
        )}
      />
    </Stack>
  );
}
