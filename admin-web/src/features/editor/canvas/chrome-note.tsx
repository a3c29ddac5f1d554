import { linkTo } from '@galley/shared/admin-screens';
import { Anchor, Text } from '@mantine/core';
import { IconLayoutNavbar } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ChromePart } from '../../../parts/page-canvas/messages';
import { useCan } from '../../../parts/session/use-signed-in-user';
import { EmptyState } from '../../../ui/empty-state';

interface ChromeWords {
  title: string;
  words: string;
  link?: { to: string; label: string };
}

const siteInformation = { to: linkTo('siteInformation'), label: 'Open Site information' };

const chromeWords: Record<ChromePart, ChromeWords> = {
  header: {
    title: 'The header is the same on every page',
    words: 'Its logo, telephone number and tabs come from Site information.',
    link: siteInformation,
  },
  footer: {
    title: 'The footer is the same on every page',
    words: 'Its columns and links come from Site information.',
    link: siteInformation,
  },
  menu: {
    title: 'The menu follows the list of pages',
    words: 'Page names, their order and the menu are changed there.',
    link: { to: linkTo('pages'), label: 'Open Pages' },
  },
  heading: {
    title: 'The heading is the name of the page',
    words: 'Change it under Page Details, next to Component Details above.',
  },
};

/** Says where a part around the components is edited, with a link. */
export function ChromeNote({ part }: { part: ChromePart }) {
  const mayEditSite = useCan('editSiteInformation');
  const { title, words, link } = chromeWords[part];
  const isOpenToPerson = link !== siteInformation || mayEditSite;
  return (
    <EmptyState
      icon={<IconLayoutNavbar size={28} stroke={1.5} />}
      title={title}
      action={
        link &&
        isOpenToPerson && (
          <Anchor component={Link} to={link.to}>
            {link.label}
          </Anchor>
        )
      }
    >
      {words}
      {!isOpenToPerson && <Text mt="xs">An Admin can change it.</Text>}
    </EmptyState>
  );
}
