import { choice } from './fields/choice';
import { text } from './fields/text';

/** The texts at the top of a section. */
export const headFields = {
  kicker: text('Small line above', { max: 60, inPlace: true }),
  heading: text('Heading', { max: 120, inPlace: true, isHeading: true }),
  intro: text('Introduction', { max: 400, isLong: true, inPlace: true }),
  headAlign: choice(
    'Heading position',
    { start: 'Start', center: 'Center' },
    { fallback: 'start', isAppearance: true },
  ),
} as const;

export interface SectionHeadData {
  kicker: string;
  heading: string;
  intro: string;
  headAlign: 'start' | 'center';
}
