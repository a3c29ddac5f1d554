import { definitionOf, type RenderableComponent } from '@galley/shared/components/dictionary';
import { type SectionSettings, sectionOf } from '@galley/shared/components/section';
import type { ReactNode } from 'react';

interface SectionProps {
  type: RenderableComponent['type'];
  data: SectionSettings;
  /** What the component is called in its own style. */
  className?: string;
  children: ReactNode;
}

/** The element of a component with section settings: what stands behind it, how much room it has, where links find it. */
export function Section({ type, data, className = '', children }: SectionProps) {
  const { background, spacing, width, anchor } = sectionOf(definitionOf(type), data);
  const words = [
    'section',
    `on-${background}`,
    spacing !== 'normal' && `space-${spacing}`,
    width !== 'normal' && `width-${width}`,
    className,
  ];
  return (
    <section id={anchor || undefined} className={words.filter(Boolean).join(' ')}>
      {children}
    </section>
  );
}

/** Whether a component of a type that draws no section of its own needs one around it. */
export function hasSettings({ data }: { data: SectionSettings }): boolean {
  const { background, spacing, width, anchor } = sectionOf({ fields: {} }, data);
  return background !== 'none' || spacing !== 'normal' || width !== 'normal' || anchor !== '';
}
