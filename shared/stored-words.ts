import type { columnFormatNames } from './components/column-formats';

/** Closed lists of words that are stored. Without a schema, so that anyone who needs the words alone loads no more. */

export const fieldTypes = [
  'input',
  'selectList',
  'checkbox',
  'phone',
  'email',
  'state',
  'textArea',
  'consent',
  'date',
  'radio',
  'checkboxes',
  'file',
  'heading',
  'paragraph',
] as const;

export const inputTypes = ['text', 'number', ''] as const;

/** What a field for files takes; '' is all of it. */
export const sentFileGroups = ['pictures', 'documents', ''] as const;

export const mailStates = ['waiting', 'sent', 'retrying', 'failed', 'held', 'bounced', 'complained'] as const;

export const versionStatuses = ['draft', 'pending', 'live', 'backup'] as const;

/** What the calendar tells: a page goes live or leaves the site, a section of one appears or goes. */
export const calendarMoments = ['publish', 'takeDown', 'appear', 'go'] as const;

export const tabFormats = [
  '4_1-1-1-1',
  '4_2-1-1',
  '4_1-1-2',
  '4_2-2',
] as const satisfies readonly (typeof columnFormatNames)[number][];

/** The rich texts that all pages show stand there. */
export const sitePlaces = ['footer', 'navbar'] as const;

export const siteRuntimes = ['static', 'hydrated'] as const;

export const siteFonts = ['system', 'serif', 'rounded', 'mono'] as const;
