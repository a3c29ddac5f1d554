import { ownDetails } from '@galley/shared/page-details';
import { Select, Stack } from '@mantine/core';
import { Switch } from '../../ui/switch';
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
  /** The home page has no side menu. */
  isHomePage: boolean;
  pageId: number | null;
}

const levels: { level: MenuLevel; above: MenuLevel | null }[] = [
  { level: 'menu', above: null },
  { level: 'childMenu', above: 'menu' },
  { level: 'subMenu', above: 'childMenu' },
];

/** Undefined while they are loading. */
const placeholderOf = (entries: readonly unknown[] | undefined) =>
  entries && (entries.length === 0 ? 'No entries' : 'None');

interface MenuSwitchProps extends Pick<PageFormMenuProps, 'form' | 'locks'> {
  name: 'showOnMenu' | 'allowNavigation';
}

/** Show On Menu, or Allow Navigation, with the reason where it is locked. */
export function MenuSwitch({ name, form, locks }: MenuSwitchProps) {
  const { value, onChange, ...field } = form.control(name);
  return (
    <Switch
      {...field}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
      disabled={locks[name] !== undefined}
      description={locks.all === undefined ? locks[name] : undefined}
    />
  );
}

/** The page's place on the menus. A new page has Show On Menu beside its name. */
export function PageFormMenu({ form, locks, options, isExternal, isHomePage, pageId }: PageFormMenuProps) {
  const sideMenu = form.control('sideMenu');
  const [menu, childMenu, subMenu] = form.form.watch(['menu', 'childMenu', 'subMenu']);
  const chosen = { menu, childMenu, subMenu };
  const isReadOnly = locks.all !== undefined;

  const choose = (level: MenuLevel, entry: number | null) => {
    const next = chooseMenu(chosen, level, entry);
    for (const { level: each } of levels) form.put(each, next[each]);
  };
  return (
    <Stack gap="md">
      {levels.map(({ level, above }) => {
        const entries = offeredEntries(options[level] ?? [], { isExternal, pageId });
        const isOutOfReach = above !== null && chosen[above] === null;
        return (
          <Select
            {...form.control(level)}
            key={level}
            data={entries.map((entry) => ({ value: String(entry.id), label: entry.name }))}
            value={chosen[level] === null ? null : String(chosen[level])}
            onChange={(value) => choose(level, value === null ? null : Number(value))}
            clearable={!locks.menus}
            searchable={entries.length > 8}
            readOnly={locks.menus !== undefined}
            variant={locks.menus ? 'filled' : undefined}
            disabled={isOutOfReach && !locks.menus}
            placeholder={
              isOutOfReach && !locks.menus
                ? 'First choose the menu above'
                : placeholderOf(options[level] && entries)
            }
            description={level === 'menu' && !isReadOnly ? locks.menus : undefined}
          />
        );
      })}
      {pageId !== null && <MenuSwitch name="showOnMenu" form={form} locks={locks} />}
      <MenuSwitch name="allowNavigation" form={form} locks={locks} />
      {!isExternal && !isHomePage && (
        <Select
          {...sideMenu}
          description="The menu beside the content of inner pages, on wide screens."
          data={ownDetails.sideMenu.stored.map((value) => ({
            value,
            label: ownDetails.sideMenu.words[value],
          }))}
          onChange={(value) => value && sideMenu.onChange(value)}
          allowDeselect={false}
          readOnly={isReadOnly}
          variant={isReadOnly ? 'filled' : undefined}
        />
      )}
    </Stack>
  );
}
