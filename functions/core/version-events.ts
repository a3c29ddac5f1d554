import type { StoredTypes } from './entities/stored-types';

/** The events of versions that users are notified of. */
export const versionEvents = [
  'submitted',
  'recalled',
  'scheduled',
  'unscheduled',
  'overdue',
  'rejected',
  'published',
  'unpublished',
  'madeLiveAgain',
  'commented',
  'threadResolved',
  'threadReopened',
] as const;

/** The thread of a comment event, and its subject. */
export const threadOfNews = (s: StoredTypes) => s.object({ threadId: s.text, about: s.text }).optional();
