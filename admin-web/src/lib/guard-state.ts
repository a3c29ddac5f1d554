import type { Person } from '@galley/shared/permissions';

/** All that the guard looks at. */
export interface GuardState {
  /** Who is signed in; null when nobody is, or the session is invalid. */
  person: Person | null;
  /** InitializeSite was called. */
  isSiteInitialized: boolean;
  /** Company settings, a navbar and a footer exist. */
  isLayoutCompleted: boolean;
  /** Form settings with at least one address exist. */
  hasFormSettings: boolean;
}
