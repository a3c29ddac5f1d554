import { definitionOf, type RenderableComponent } from '@galley/shared/components/dictionary';
import { type SectionSettings, sectionOf } from '@galley/shared/components/section';
import type { ReactNode } from 'react';
import { SitePicture } from './site-picture';

interface SectionProps {
  type: RenderableComponent['type'];
  data: SectionSettings;
  /** The name of the component in its own style sheet. */
  className?: string;
  children: ReactNode;
}

/**
 * Renders the element around a component with section settings: its background, its picture behind, its spacing and
 * its anchor.
 */
export function Section({ type, data, className = '', children }: SectionProps) {
  const { background, picture, spacing, width, anchor } = sectionOf(definitionOf(type), data);
  const words = [
    'section',
    `on-${background}`,
    picture && 'on-picture',
    spacing !== 'normal' && `space-${spacing}`,
    width !== 'normal' && `width-${width}`,
    className,
  ];
  return (
    <section id={anchor || undefined} className={words.filter(Boolean).join(' ')}>
      {picture ? (
        <SitePicture imageUrl={picture} focus={data.sectionPictureFocus} sizes="100vw" isDecoration />
      ) : null}
      {children}
    </section>
  );
}

/** Whether a component whose type draws no section of its own needs one around it. */
export function hasSettings({ data }: { data: SectionSettings }): boolean {
  const { background, spacing, width, anchor } = sectionOf({ fields: {} }, data);
  return background !== 'none' || spacing !== 'normal' || width !== 'normal' || anchor !== '';
}
