import type { StarterComponent } from '../starters/starter';
import type { TemplateName } from './names';
import { readySections } from './ready-sections';
import { contact, landing, services } from './selling';
import { about, article } from './telling';

/**
 * The sections of each template, with the fields of the calls that would create them. They contain no
 * pictures, because those are a company's own, and their links lead to sections of the same page. Their texts
 * count as placeholders, except those in `finishedWords`.
 */
export const templateSections: Record<TemplateName, readonly StarterComponent[]> = {
  landing,
  about,
  services,
  contact,
  article,
};

/** Every section that the product offers with texts to replace. */
export const offeredSections: readonly StarterComponent[] = [
  ...Object.values(templateSections).flat(),
  ...readySections.map(({ section }) => section),
];

/** Texts of templates and new components that may stay: headings which suit every company. */
export const finishedWords: ReadonlySet<string> = new Set([
  'About us',
  'Before you ask',
  'Before you come',
  'Get in touch',
  'How do we begin?',
  'How we came here',
  'How it works',
  'How long does it take?',
  'Is there a way in without steps?',
  'People ask',
  'The people behind it',
  'Today',
  'To save and print',
  'What if something goes wrong?',
  'What it costs',
  'What others say',
  'What people ask first',
  'What you can come to us for',
  'When do you answer?',
  'Where to find us',
  'Why people choose it',
]);
