import {
  ActionIcon,
  Burger,
  Group,
  Menu,
  Text,
  Tooltip,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { IconCheck, IconChevronLeft, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useCrumbs } from '../ui/crumbs';
import { topBarPlaceId } from '../ui/top-bar-place';
import { PersonMenu } from './person-menu';
import { SearchButton } from './search/search-button';
import classes from './shell.module.css';

interface TopBarProps {
  isDrawerOpen: boolean;
  onToggleDrawer: () => void;
}

/** Shows the current location and the signed-in user. */
export function TopBar({ isDrawerOpen, onToggleDrawer }: TopBarProps) {
  return (
    <Group h="100%" px="md" justify="space-between" wrap="nowrap" gap="sm">
      <Group gap="sm" wrap="nowrap" miw={0}>
        <Burger
          hiddenFrom="sm"
          size="sm"
          opened={isDrawerOpen}
          onClick={onToggleDrawer}
          aria-label={isDrawerOpen ? 'Close the menu' : 'Open the menu'}
        />
        <Breadcrumb />
      </Group>
      <Group gap={4} wrap="nowrap">
        <Group id={topBarPlaceId} gap={4} wrap="nowrap" />
        <SearchButton />
        <ColorSchemeSwitch />
        <PersonMenu />
      </Group>
    </Group>
  );
}

function Breadcrumb() {
  const crumbs = useCrumbs();
  if (crumbs.length === 0) return null;
  return (
    <Group component="nav" aria-label="Breadcrumb" gap={8} wrap="nowrap" miw={0} className={classes.way}>
      {crumbs.at(-1)?.to && <IconChevronLeft size={16} stroke={1.75} aria-hidden className={classes.back} />}
      {crumbs.map(({ label, to }, index) => (
        <Group key={`${to ?? ''} ${label}`} gap={8} wrap="nowrap" miw={0}>
          {index > 0 && (
            <Text span c="dimmed" aria-hidden visibleFrom="xs">
              /
            </Text>
          )}
          {to ? (
            <Link to={to} className={classes.crumb}>
              {label}
            </Link>
          ) : (
            <span className={`${classes.crumb} ${classes.crumbHere}`} aria-current="page" title={label}>
              {label}
            </span>
          )}
        </Group>
      ))}
    </Group>
  );
}

const schemes = [
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
  { value: 'auto', label: 'Match the system', Icon: IconDeviceDesktop },
] as const;

/** Switches between light, dark and the system's colour scheme; the choice is kept in this browser. */
function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const shown = useComputedColorScheme('light');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Tooltip label="Light or dark">
          <ActionIcon size="lg" aria-label="Light or dark">
            {shown === 'dark' ? <IconMoon size={20} stroke={1.75} /> : <IconSun size={20} stroke={1.75} />}
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {schemes.map(({ value, label, Icon }) => (
          <Menu.Item
            key={value}
            leftSection={<Icon size={16} aria-hidden />}
            rightSection={colorScheme === value && <IconCheck size={16} aria-label="chosen" />}
            onClick={() => setColorScheme(value)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
