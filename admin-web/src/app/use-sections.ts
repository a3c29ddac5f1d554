import { linkTo } from '@galley/shared/admin-screens';
import {
  type Icon,
  IconBuildingCommunity,
  IconCalendar,
  IconFiles,
  IconFileText,
  IconForms,
  IconHistory,
  IconPalette,
  IconPhoto,
  IconRocket,
  IconRoute,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import { useSiteState } from '../parts/session/use-guard-state';
import { useSignedInUser } from '../parts/session/use-signed-in-user';
import { isOpenTo } from './route-guard';
import { routes, type Section, sectionGroups } from './routes';

/** Each entry opens the screen that its section is named after. */
const entries: Record<Section, { label: string; Icon: Icon }> = {
  pages: { label: 'Pages', Icon: IconFiles },
  launches: { label: 'Launches', Icon: IconRocket },
  calendar: { label: 'Calendar', Icon: IconCalendar },
  images: { label: 'Images', Icon: IconPhoto },
  files: { label: 'Files', Icon: IconFileText },
  forms: { label: 'Forms', Icon: IconForms },
  look: { label: 'Look', Icon: IconPalette },
  siteInformation: { label: 'Site information', Icon: IconSettings },
  redirects: { label: 'Redirects', Icon: IconRoute },
  users: { label: 'Users', Icon: IconUsers },
  activity: { label: 'Activity', Icon: IconHistory },
  vendor: { label: 'Companies', Icon: IconBuildingCommunity },
};

export interface SectionEntry {
  section: Section;
  /** The group of the entry. */
  group: string;
  label: string;
  Icon: Icon;
  to: string;
}

/** Returns the sections that are open to the signed-in user, in order. */
export function useSections(): SectionEntry[] {
  const person = useSignedInUser();
  const { forms } = useSiteState();
  return sectionGroups.flatMap(({ label: group, sections }) =>
    sections
      .filter((section) => {
        const { access, isFormsOnly } = routes[section];
        return isOpenTo(access, person) && (!isFormsOnly || forms.data === true);
      })
      .map((section) => ({ section, group, to: linkTo(section), ...entries[section] })),
  );
}
