import { linkTo, linkToPage } from '@galley/shared/admin-screens';
import {
  type Icon,
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
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListForms } from '../../features/forms/use-list-forms';
import { imageKeys } from '../../features/images/image-keys';
import { effectiveSearch } from '../../features/images/use-list-images';
import { useListPages } from '../../features/pages/use-list-pages';
import { useLiveUrl } from '../../features/session/live-link';
import { useSiteState } from '../../features/session/use-guard-state';
import { useCan } from '../../features/session/use-signed-in-user';
import { useListUsers } from '../../features/users/use-users';
import { api } from '../../lib/api';
import { useSections } from '../use-sections';
import type { Entry } from './entry';

/** The maximum number of images in a search. */
const mostImages = 6;

/**
 * Collects everything that the signed-in user can open; images are searched by the server, from three characters on.
 */
export function useEntries(search: string): Entry[] {
  const pages = useListPages().data ?? [];
  return [
    ...pages
      .filter(({ versionStatus }) => versionStatus !== 'Deleted')
      .map(({ pageId, pageName, fullUrl, isExternal }) =>
        entryOf('Pages', pageName, isExternal ? IconExternalLink : IconFile, {
          to: linkToPage({ id: pageId, isExternal }),
          hint: fullUrl,
        }),
      ),
    ...useActions(),
    ...useSections().map(({ label, Icon, to }) => entryOf('Go to', label, Icon, { to })),
    ...useForms(),
    ...useImages(search),
    ...usePeople(),
  ];
}

const entryOf = (
  group: Entry['group'],
  label: string,
  Icon: Icon,
  more: Pick<Entry, 'to' | 'hint'>,
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
  return [
    entryOf('Actions', 'Create Internal Page', IconFilePlus, { to: linkTo('createPage') }),
    entryOf('Actions', 'Create External Page', IconPlus, { to: linkTo('createExternalPage') }),
    ...(mayEditForms && hasForms
      ? [entryOf('Actions', 'Create Form', IconForms, { to: linkTo('createForm') })]
      : []),
    ...(mayInvite ? [entryOf('Actions', 'Create User', IconUserPlus, { to: linkTo('createUser') })] : []),
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

function useImages(typed: string): Entry[] {
  const mayEditImages = useCan('editImages');
  const search = mayEditImages ? effectiveSearch(typed) : '';
  const { data = [] } = useQuery({
    queryKey: [...imageKeys.list(search), 'first'],
    queryFn: ({ signal }) => api('listImages', { limit: mostImages, search, cursor: '' }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  if (search === '') return [];
  return data.map(({ imageDescription, tags }) =>
    entryOf('Images', imageDescription, IconPhoto, {
      to: linkTo('images', { search: imageDescription }),
      hint: [...tags, search].join(' '),
    }),
  );
}

function usePeople(): Entry[] {
  const mayManage = useCan('manageUsers');
  const { data = [] } = useListUsers(undefined, { enabled: mayManage });
  return data.map(({ id, firstName, lastName, email }) =>
    entryOf('People', `${firstName} ${lastName}`.trim(), IconUser, {
      to: linkTo('updateUser', { userId: id }),
      hint: email,
    }),
  );
}
