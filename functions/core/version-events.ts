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
] as const;
