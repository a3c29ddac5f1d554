import { isCreatableType, labelOf } from '@galley/shared/components/dictionary';
import type { SavedSection } from '@galley/shared/contract/saved-sections';
import { messages } from '@galley/shared/messages';
import { Skeleton, Text } from '@mantine/core';
import { messageOf } from '../../../lib/api-error';
import { shortDate } from '../../../lib/dates';
import { useNameOfUser } from '../../../parts/people/use-people';
import { useGetSiteTheme } from '../../../parts/preview/use-get-site-theme';
import { SavedSectionMenu } from '../../../parts/saved-sections/saved-section-menu';
import { useGetSavedSection, useListSavedSections } from '../../../parts/saved-sections/use-saved-sections';
import { ComponentPreview } from '../canvas/component-preview';
import { matching } from './matching';
import { SectionCard } from './section-card';
import classes from './section-card.module.css';
import { drawnSection } from './section-size';

/** What a saved section is: its type, who saved it and when. */
function useAboutSection() {
  const nameOf = useNameOfUser();
  const { timeZone } = useGetSiteTheme();
  return ({ type, savedBy, savedAt }: SavedSection) => {
    const when = [nameOf(savedBy), shortDate(savedAt, timeZone)].filter(Boolean).join(', ');
    return `${labelOf(type) ?? messages.unknownComponent} · ${when}`;
  };
}

/** The company's saved sections that match the search. */
export function useFoundSections(search: string) {
  const { data, error } = useListSavedSections();
  const aboutOf = useAboutSection();
  const found = matching(data ?? [], search, (section) => ({ name: section.name, about: aboutOf(section) }));
  return { found, aboutOf, isEmpty: data?.length === 0, isLoading: !data && !error, error };
}

interface SavedSectionsProps {
  sections: ReturnType<typeof useFoundSections>;
  isInserting: boolean;
  onChoose: (savedSectionId: number) => void;
}

/** Offers the saved sections, as they would look on a page of the company. */
export function SavedSections({ sections, isInserting, onChoose }: SavedSectionsProps) {
  const { found, aboutOf, isEmpty, isLoading, error } = sections;
  if (error) {
    return (
      <Text size="sm" role="alert">
        The saved sections could not be read: {messageOf(error)}
      </Text>
    );
  }
  if (isLoading) return <Skeleton h={140} />;
  if (isEmpty) {
    return (
      <Text size="sm" c="dimmed">
        Nothing is saved yet. Choose ‘Save as section…’ among the actions of a component, and you can add a
        copy of it here, on every page.
      </Text>
    );
  }
  return (
    <ul className={classes.list} aria-label="Saved sections">
      {found.map((section) => (
        <SectionCard
          key={section.savedSectionId}
          name={section.name}
          about={aboutOf(section)}
          isOff={isInserting || !isCreatableType(section.type)}
          onChoose={() => onChoose(section.savedSectionId)}
          drawing={() => isCreatableType(section.type) && <SavedDrawing section={section} />}
          menu={<SavedSectionMenu section={section} />}
        />
      ))}
    </ul>
  );
}

function SavedDrawing({ section: { savedSectionId, name } }: { section: SavedSection }) {
  const { data: component, error } = useGetSavedSection(savedSectionId);
  if (error) {
    return (
      <Text size="xs" c="dimmed" p="sm">
        It cannot be shown: {messageOf(error)}
      </Text>
    );
  }
  if (!component) return <Skeleton h={88} radius={0} />;
  return <ComponentPreview title={`Preview of ${name}`} component={component} {...drawnSection} />;
}
