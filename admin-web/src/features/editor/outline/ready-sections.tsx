import type { RenderableComponent } from '@galley/shared/components/dictionary';
import type { ReadySection } from '@galley/shared/page-templates/ready-sections';
import type { StarterComponent } from '@galley/shared/starters/starter';
import { useMemo } from 'react';
import { ComponentPreview } from '../canvas/component-preview';
import { sectionValues } from '../inspector/component-values';
import { SectionCard } from './section-card';
import classes from './section-card.module.css';
import { drawnSection } from './section-size';

interface ReadySectionsProps {
  sections: readonly ReadySection[];
  onChoose: (section: StarterComponent) => void;
}

/** Offers sections of the product, as they would look on a page of the company. */
export function ReadySections({ sections, onChoose }: ReadySectionsProps) {
  return (
    <ul className={classes.list} aria-label="Ready-made sections">
      {sections.map(({ title, purpose, section }) => (
        <SectionCard
          key={title}
          name={title}
          about={purpose}
          onChoose={() => onChoose(section)}
          drawing={() => <ReadyDrawing title={title} section={section} />}
        />
      ))}
    </ul>
  );
}

function ReadyDrawing({ title, section }: { title: string; section: StarterComponent }) {
  const component = useMemo(
    () => ({ type: section.type, componentId: 0, data: sectionValues(section) }) as RenderableComponent,
    [section],
  );
  return <ComponentPreview title={`Preview of ${title}`} component={component} {...drawnSection} />;
}
