import { linkTo, linkToPage } from '@galley/shared/admin-screens';
import type { SiteChecklist } from '@galley/shared/schemas/site';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

interface ChecklistItem {
  label: string;
  isDone: boolean;
  /** The screen where the item is done. */
  to: string;
}

function itemsOf(checklist: SiteChecklist): ChecklistItem[] {
  const { hasCompanySettings, hasNavbar, hasFooter, isHomePageLive, homePageId } = checklist;
  return [
    { label: 'Company settings', isDone: hasCompanySettings, to: linkTo('siteInformation') },
    { label: 'Navbar', isDone: hasNavbar, to: linkTo('siteInformation', { tab: 'navbar' }) },
    { label: 'Footer', isDone: hasFooter, to: linkTo('siteInformation', { tab: 'footer' }) },
    {
      label: 'Home page',
      isDone: isHomePageLive,
      to: linkToPage({ id: homePageId, isExternal: false }),
    },
  ];
}

interface ChecklistProps {
  checklist: SiteChecklist;
  /** Whether the items link to their screens; those of another company, and those the guard blocks, do not. */
  areLinks: boolean;
  /** In a row, where the list is not the main content of the screen. */
  isInRow?: boolean;
}

/** Lists what a site needs before it opens; each item ticks itself. */
export function Checklist({ checklist, areLinks, isInRow = false }: ChecklistProps) {
  const List = isInRow ? Group : Stack;
  return (
    <List
      gap={isInRow ? 'lg' : 'xs'}
      component="ul"
      p={0}
      m={0}
      mt={isInRow ? 'sm' : 0}
      aria-label="Checklist"
    >
      {itemsOf(checklist).map(({ label, isDone, to }) => (
        <Group key={label} gap="xs" component="li" style={{ listStyle: 'none' }}>
          {isDone ? (
            <IconCircleCheckFilled
              size={20}
              color="var(--mantine-color-green-6)"
              role="img"
              aria-label="Done"
            />
          ) : (
            <IconCircle size={20} color="var(--mantine-color-dimmed)" role="img" aria-label="Not done" />
          )}
          {areLinks ? (
            <Anchor component={Link} to={to}>
              {label}
            </Anchor>
          ) : (
            <Text>{label}</Text>
          )}
        </Group>
      ))}
    </List>
  );
}
