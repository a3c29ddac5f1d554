import { linkTo } from '@galley/shared/admin-screens';
import { ActionIcon, Box, Stack, Tooltip } from '@mantine/core';
import {
  IconFiles,
  IconForms,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconPhoto,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLiveAddress } from '../features/session/live-link';
import { useCompanyName } from '../features/session/use-company-name';
import { useSiteState } from '../features/session/use-guard-state';
import { useSignedInUser } from '../features/session/use-signed-in-user';
import { isOpenTo } from './route-guard';
import { findRoute, routes, type Section, sections } from './routes';
import classes from './shell.module.css';

interface SideBarProps {
  isOpen: boolean;
  /** On a phone it is a drawer over the screen. */
  isDrawer: boolean;
  onToggle: () => void;
}

interface Entry {
  label: string;
  icon: ReactNode;
}

/** Each leads to the screen that its section is named after. */
const entries: Record<Section, Entry> = {
  pages: { label: 'Pages', icon: <IconFiles size={20} stroke={1.75} aria-hidden /> },
  images: { label: 'Images', icon: <IconPhoto size={20} stroke={1.75} aria-hidden /> },
  forms: { label: 'Forms', icon: <IconForms size={20} stroke={1.75} aria-hidden /> },
  users: { label: 'Users', icon: <IconUsers size={20} stroke={1.75} aria-hidden /> },
};

export function SideBar({ isOpen, isDrawer, onToggle }: SideBarProps) {
  const person = useSignedInUser();
  const { forms } = useSiteState();
  const shown = sections.filter((section) => {
    const { access, isFormsOnly } = routes[section];
    return isOpenTo(access, person) && (!isFormsOnly || forms.data === true);
  });
  const name = useCompanyName() ?? person.company;
  const siteAddress = useLiveAddress('/');
  const here = findRoute(useLocation().pathname)?.section;
  const toggleLabel = isDrawer ? 'Close the menu' : isOpen ? 'Make the side bar narrow' : 'Open the side bar';
  return (
    <Stack gap={0} h="100%" component="nav" aria-label="Main">
      <Tooltip label={name} position="right" disabled={isOpen}>
        <Link
          to={linkTo('home')}
          className={`${classes.company} ${isOpen ? '' : classes.companyClosed}`}
          aria-label={`${name}: start page`}
        >
          <span className={classes.mark} aria-hidden>
            {name.charAt(0).toUpperCase()}
          </span>
          {isOpen && (
            <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }} title={name}>
              {name}
            </span>
          )}
        </Link>
      </Tooltip>
      <Stack gap={4} p="sm" style={{ flex: 1 }}>
        {shown.map((section) => {
          const { label, icon } = entries[section];
          return (
            <Tooltip key={section} label={label} position="right" disabled={isOpen}>
              <Link
                to={linkTo(section)}
                className={`${classes.entry} ${isOpen ? '' : classes.entryClosed}`}
                aria-current={section === here ? 'page' : undefined}
                aria-label={label}
              >
                {icon}
                {isOpen && label}
              </Link>
            </Tooltip>
          );
        })}
      </Stack>
      {siteAddress && (
        <Box px="sm">
          <Tooltip label="Open the site" position="right" disabled={isOpen}>
            <a
              href={siteAddress}
              target="_blank"
              rel="noopener"
              className={`${classes.entry} ${isOpen ? '' : classes.entryClosed}`}
              aria-label="Open the site"
            >
              <IconWorld size={20} stroke={1.75} aria-hidden />
              {isOpen && 'Open the site'}
            </a>
          </Tooltip>
        </Box>
      )}
      <Box p="sm" ta={isOpen ? 'right' : 'center'}>
        <Tooltip label={toggleLabel} position="right">
          <ActionIcon size="lg" onClick={onToggle} aria-label={toggleLabel} aria-expanded={isOpen}>
            {isOpen ? <IconLayoutSidebarLeftCollapse size={20} /> : <IconLayoutSidebarLeftExpand size={20} />}
          </ActionIcon>
        </Tooltip>
      </Box>
    </Stack>
  );
}
