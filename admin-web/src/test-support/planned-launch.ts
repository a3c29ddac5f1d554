import type { LaunchWithPages } from '@galley/shared/schemas/launch';

/** A launch that is planned, without pages; tests add what they are about. */
export const plannedLaunch: LaunchWithPages = {
  launchId: 3,
  name: 'Winter',
  status: 'planned',
  pages: 1,
  parts: [],
  email: 'admin@acme.example',
  createdAt: '2026-11-20T15:00:00.000Z',
  revision: 7,
  pageList: [],
  partList: [],
  refusals: [],
  timeZone: 'UTC',
};
