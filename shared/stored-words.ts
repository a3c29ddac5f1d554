import type { columnFormatNames } from './components/column-formats';

/**
 * Closed lists of stored words. Without a schema library, so that code which only needs the words loads no
 * more.
 */

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

/** What a file field accepts; '' means everything. */
export const sentFileGroups = ['pictures', 'documents', ''] as const;

export const mailStates = ['waiting', 'sent', 'retrying', 'failed', 'held', 'bounced', 'complained'] as const;

export const versionStatuses = ['draft', 'pending', 'live', 'backup'] as const;

/** The events of the calendar: a page goes live or is taken down, a section appears or disappears. */
export const calendarMoments = ['publish', 'takeDown', 'appear', 'go'] as const;

export const tabFormats = [
  '4_1-1-1-1',
  '4_2-1-1',
  '4_1-1-2',
  '4_2-2',
] as const satisfies readonly (typeof columnFormatNames)[number][];

/** The parts of the site that contain rich texts which all pages show. */
export const sitePlaces = ['footer', 'navbar'] as const;

export const siteRuntimes = ['static', 'hydrated'] as const;

export const siteFonts = ['system', 'serif', 'rounded', 'mono'] as const;
