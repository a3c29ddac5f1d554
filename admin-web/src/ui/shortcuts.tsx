import { Group, Kbd, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { useEffect } from 'react';

interface Shortcut {
  /** In Mantine's notation: 'mod+S', '/', 'shift+?'. */
  keys: string;
  label: string;
}

const registered = new Map<symbol, Shortcut>();

/**
 * A keyboard shortcut that is active while the calling component is mounted, and is listed by `?`. `worksInFields`:
 * also while a field has the focus.
 */
export function useShortcut(
  keys: string,
  label: string,
  run: () => void,
  { worksInFields = false }: { worksInFields?: boolean } = {},
) {
  useHotkeys([[keys, run]], worksInFields ? [] : undefined);
  useListedShortcut(keys, label);
}

export const useSaveShortcut = (save: () => void) =>
  useShortcut('mod+S', 'Save', save, { worksInFields: true });

/** Lists a shortcut that something else handles, such as the arrow keys of a table. */
export function useListedShortcut(keys: string, label: string) {
  useEffect(() => {
    const key = Symbol(keys);
    registered.set(key, { keys, label });
    return () => {
      registered.delete(key);
    };
  }, [keys, label]);
}

const names: Record<string, string> = { mod: navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl' };
/** The name of a key on this machine's keyboard. */
export const keyName = (key: string): string => names[key] ?? key;

export function openShortcutHelp() {
  const shortcuts = [...registered.values()];
  modals.open({
    title: 'Keyboard shortcuts',
    children: (
      <Stack gap="xs">
        {shortcuts.map(({ keys, label }) => (
          <Group key={`${keys} ${label}`} justify="space-between" wrap="nowrap">
            <Text>{label}</Text>
            <Group gap={4} wrap="nowrap">
              {keys
                .replace('shift+?', '?')
                .split('+')
                .map((key) => (
                  <Kbd key={key}>{keyName(key)}</Kbd>
                ))}
            </Group>
          </Group>
        ))}
        <Text size="sm" c="dimmed">
          Everything else works with Tab, Enter, Space and Escape. Lists that can be reordered have 'move up'
          and 'move down'.
        </Text>
      </Stack>
    ),
  });
}
