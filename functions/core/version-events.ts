import type { StoredTypes } from './entities/stored-types';

/** What people are told of a version. */
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

/** The thread that the news are about, and what it is about. */
export const threadOfNews = (s: StoredTypes) => s.object({ threadId: s.text, about: s.text }).optional();
