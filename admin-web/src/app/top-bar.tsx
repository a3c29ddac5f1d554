import { Burger, Group, Text } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useCrumbs } from '../ui/crumbs';
import { topBarPlaceId } from '../ui/top-bar-place';
import { ColorSchemeSwitch } from './color-scheme-switch';
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
