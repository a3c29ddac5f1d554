import { linkTo } from '@galley/shared/admin-screens';
import { ActionIcon, Burger, Group, Text, Tooltip } from '@mantine/core';
import { IconBuildingCog, IconKeyboard, IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useCompanyName } from '../features/session/use-company-name';
import { useCan } from '../features/session/use-signed-in-user';
import { useCrumbs } from '../ui/crumbs';
import { openShortcutHelp } from '../ui/shortcuts';
import { ColorSchemeSwitch } from './color-scheme-switch';
import { PersonMenu } from './person-menu';
import classes from './shell.module.css';

interface TopBarProps {
  isDrawerOpen: boolean;
  onToggleDrawer: () => void;
}

/** Where one is, the cogs, and who one is. */
export function TopBar({ isDrawerOpen, onToggleDrawer }: TopBarProps) {
  const mayEditSite = useCan('editSiteInformation');
  const runsInstallation = useCan('runInstallation');
  const vendorSettings = `${useCompanyName() ?? 'Vendor'} settings`;
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
        {mayEditSite && (
          <Tooltip label="Site information">
            <ActionIcon
              component={Link}
              to={linkTo('siteInformation')}
              size="lg"
              aria-label="Site information"
            >
              <IconSettings size={20} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        )}
        {runsInstallation && (
          <Tooltip label={vendorSettings}>
            <ActionIcon component={Link} to={linkTo('vendor')} size="lg" aria-label={vendorSettings}>
              <IconBuildingCog size={20} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        )}
        <Tooltip label="Keyboard shortcuts (?)">
          <ActionIcon size="lg" onClick={openShortcutHelp} aria-label="Keyboard shortcuts" visibleFrom="sm">
            <IconKeyboard size={20} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
        <ColorSchemeSwitch />
        <PersonMenu />
      </Group>
    </Group>
  );
}

function Breadcrumb() {
  const crumbs = useCrumbs();
  return (
    <Group component="nav" aria-label="Breadcrumb" gap={8} wrap="nowrap" miw={0} visibleFrom="xs">
      {crumbs.map(({ label, to }, index) => (
        <Group key={`${to ?? ''} ${label}`} gap={8} wrap="nowrap" miw={0}>
          {index > 0 && (
            <Text span c="dimmed" aria-hidden>
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
