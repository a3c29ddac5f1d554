import { linkTo } from '@galley/shared/admin-screens';
import { ActionIcon, Box, Group, Stack, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import {
  IconArrowUpRight,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconWorld,
} from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLiveUrl } from '../parts/session/live-link';
import { useCompanyName } from '../parts/session/use-company-name';
import { unreadWords, useUnreadSubmissions } from '../parts/submissions/use-unread-submissions';
import { Wordmark } from '../ui/wordmark';
import { findRoute } from './routes';
import classes from './side-bar.module.css';
import { useSections } from './use-sections';

interface SideBarProps {
  isOpen: boolean;
  /** On a phone the bar is a drawer over the screen. */
  isDrawer: boolean;
  onToggle: () => void;
}

/** Larger counts are shown as 99+, since they are not worth the room. */
const most = 99;

export function SideBar({ isOpen, isDrawer, onToggle }: SideBarProps) {
  const name = useCompanyName() ?? '';
  const sitePath = useLiveUrl('/');
  const here = findRoute(useLocation().pathname)?.section;
  const sections = useSections();
  const { total: unread } = useUnreadSubmissions();
  const groups = [...new Set(sections.map(({ group }) => group))];
  const unreadId = useId();
  const toggleLabel = isDrawer ? 'Close the menu' : isOpen ? 'Make the side bar narrow' : 'Open the side bar';
  const entryClass = `${classes.entry} ${isOpen ? '' : classes.entryClosed}`;
  return (
    <Stack gap={0} h="100%" component="nav" aria-label="Main">
      <Named label={name} isOpen={isOpen}>
        <Link
          to={linkTo('home')}
          className={`${classes.company} ${isOpen ? '' : classes.companyClosed}`}
          aria-label={name ? `${name}: start page` : 'Start page'}
        >
          <span className={classes.mark} aria-hidden>
            {name.charAt(0).toUpperCase()}
          </span>
          {isOpen && (
            <span className={classes.name} title={name}>
              {name}
            </span>
          )}
        </Link>
      </Named>
      <Stack gap={0} px="sm" pb="sm" className={classes.entries}>
        {/* While the company is being read, so that the entries below do not move. */}
        {!name && <span className={entryClass} />}
        {sitePath && (
          <Named label="Open the site" isOpen={isOpen}>
            <a
              href={sitePath}
              target="_blank"
              rel="noopener"
              className={entryClass}
              aria-label="Open the site"
            >
              <IconWorld size={18} stroke={1.6} aria-hidden />
              {isOpen && 'Open the site'}
              {isOpen && <IconArrowUpRight size={14} stroke={1.6} aria-hidden className={classes.away} />}
            </a>
          </Named>
        )}
        {groups.map((group) => (
          <Box key={group} role="group" aria-label={group} className={classes.group}>
            {isOpen && (
              <Text className={classes.groupName} aria-hidden>
                {group}
              </Text>
            )}
            {sections
              .filter((entry) => entry.group === group)
              .map(({ section, label, Icon, to }) => (
                <Named key={section} label={label} isOpen={isOpen}>
                  <Link
                    to={to}
                    className={entryClass}
                    aria-current={section === here ? 'page' : undefined}
                    aria-label={label}
                    aria-describedby={section === 'forms' && unread > 0 ? unreadId : undefined}
                  >
                    <Icon size={18} stroke={1.6} aria-hidden />
                    {isOpen && label}
                    {section === 'forms' && unread > 0 && (
                      <span className={isOpen ? classes.waiting : classes.waitingClosed}>
                        {isOpen && (unread > most ? `${most}+` : unread)}
                        <VisuallyHidden id={unreadId}>{unreadWords(unread)}</VisuallyHidden>
                      </span>
                    )}
                  </Link>
                </Named>
              ))}
          </Box>
        ))}
      </Stack>
      <Group py="sm" pr="sm" pl={isOpen ? 22 : 'sm'} justify={isOpen ? 'space-between' : 'center'}>
        {isOpen && <Wordmark size={20} />}
        <Tooltip label={toggleLabel} position="right">
          <ActionIcon size="lg" onClick={onToggle} aria-label={toggleLabel} aria-expanded={isOpen}>
            {isOpen ? <IconLayoutSidebarLeftCollapse size={18} /> : <IconLayoutSidebarLeftExpand size={18} />}
          </ActionIcon>
        </Tooltip>
      </Group>
    </Stack>
  );
}

/** Shows an entry's name as a tooltip while the side bar is too narrow for text. */
function Named({ label, isOpen, children }: { label: string; isOpen: boolean; children: ReactNode }) {
  return (
    <Tooltip label={label} position="right" disabled={isOpen}>
      {children}
    </Tooltip>
  );
}
