import type { StarterComponent } from '../starters/starter';
import type { TemplateName } from './names';
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

/** Texts of templates and new components that may stay: headings which suit every company. */
export const finishedWords: ReadonlySet<string> = new Set([
  'About us',
  'Before you ask',
  'Before you come',
  'Get in touch',
  'How do we begin?',
  'How it works',
  'How long does it take?',
  'Is there a way in without steps?',
  'People ask',
  'The people behind it',
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
