import { linkTo, linkToPage } from '@galley/shared/admin-screens';
import {
  type Icon,
  IconBolt,
  IconExternalLink,
  IconFile,
  IconFilePlus,
  IconForms,
  IconPhoto,
  IconPlus,
  IconUser,
  IconUserPlus,
  IconWorld,
} from '@tabler/icons-react';
import { useListUsers } from '../../features/users/use-users';
import { useStored } from '../../lib/store';
import { useListForms } from '../../parts/forms/use-forms';
import { effectiveSearch, useFirstImages } from '../../parts/images/use-images';
import { useListPages } from '../../parts/pages/use-pages';
import { useLiveUrl } from '../../parts/session/live-link';
import { useSiteState } from '../../parts/session/use-guard-state';
import { useCan } from '../../parts/session/use-signed-in-user';
import { screenActions } from '../../ui/screen-actions';
import type { Section } from '../routes';
import { useSections } from '../use-sections';
import type { Entry } from './entry';

/** The maximum number of images in a search. */
const mostImages = 6;

/**
 * Collects everything that the signed-in user can open; images are searched by the server, from three characters on.
 */
export function useEntries(search: string): { entries: Entry[]; isSearching: boolean } {
  const { data: pages = [], isPending } = useListPages();
  const images = useImages(search);
  const entries = [
    ...pages
      .filter(({ versionStatus }) => versionStatus !== 'Deleted')
      .map(({ pageId, pageName, fullUrl, isExternal, title = '' }) =>
        entryOf('Pages', pageName, isExternal ? IconExternalLink : IconFile, {
          to: linkToPage({ id: pageId, isExternal }),
          hint: fullUrl,
          keywords: title,
        }),
      ),
    ...useActions(),
    ...useSections().map(({ section, label, Icon, to }) =>
      entryOf('Go to', label, Icon, { to, keywords: otherWords[section] ?? '' }),
    ),
    ...useForms(),
    ...images.entries,
    ...usePeople(),
  ];
  return { entries, isSearching: isPending || images.isSearching };
}

/** Words under which people look for a section. */
const otherWords: Partial<Record<Section, string>> = {
  images: 'pictures photos library',
  files: 'documents pdf downloads',
  look: 'theme design colors fonts logo',
  siteInformation: 'settings phone telephone address company footer social',
  users: 'people staff colleagues',
  calendar: 'schedule',
};

const entryOf = (
  group: Entry['group'],
  label: string,
  Icon: Icon,
  more: Pick<Entry, 'to' | 'hint' | 'keywords'>,
): Entry => ({
  group,
  label,
  Icon,
  ...more,
});

function useActions(): Entry[] {
  const [mayInvite, mayEditForms] = [useCan('manageUsers'), useCan('editForms')];
  const hasForms = useSiteState().forms.data === true;
  const site = useLiveUrl('/');
  const ofScreen = useStored(screenActions, (all) => all);
  return [
    ...ofScreen.map(({ label, hint, run }) => entryOf('Actions', label, IconBolt, { to: run, hint })),
    entryOf('Actions', 'Create Internal Page', IconFilePlus, {
      to: linkTo('createPage'),
      keywords: 'new add',
    }),
    entryOf('Actions', 'Create External Page', IconPlus, {
      to: linkTo('createExternalPage'),
      keywords: 'new add menu link',
    }),
    ...(mayEditForms && hasForms
      ? [entryOf('Actions', 'Create Form', IconForms, { to: linkTo('createForm'), keywords: 'new add' })]
      : []),
    ...(mayInvite
      ? [
          entryOf('Actions', 'Create User', IconUserPlus, {
            to: linkTo('createUser'),
            keywords: 'new add invite',
          }),
        ]
      : []),
    ...(site ? [entryOf('Actions', 'Open the site', IconWorld, { to: site })] : []),
  ];
}

function useForms(): Entry[] {
  const hasForms = useSiteState().forms.data === true;
  const mayEditForms = useCan('editForms');
  const { data = [] } = useListForms({ enabled: hasForms && mayEditForms });
  return data.map(({ id, name }) =>
    entryOf('Forms', name, IconForms, { to: linkTo('buildForm', { formId: id }) }),
  );
}

function useImages(typed: string): { entries: Entry[]; isSearching: boolean } {
  const mayEditImages = useCan('editImages');
  const search = mayEditImages ? effectiveSearch(typed) : '';
  const { data = [], isFetching } = useFirstImages(search, mostImages, search !== '');
  if (search === '') return { entries: [], isSearching: false };
  const entries = data.map(({ imageDescription, tags }) =>
    entryOf('Images', imageDescription, IconPhoto, {
      to: linkTo('images', { search: imageDescription }),
      hint: [...tags, search].join(' '),
    }),
  );
  return { entries, isSearching: isFetching };
}

function usePeople(): Entry[] {
  const mayManage = useCan('manageUsers');
  const { data = [] } = useListUsers(undefined, { enabled: mayManage });
  return data.map(({ id, firstName, lastName, email }) =>
    entryOf('People', `${firstName} ${lastName}`.trim() || email, IconUser, {
      to: linkTo('updateUser', { userId: id }),
      hint: email,
    }),
  );
}
