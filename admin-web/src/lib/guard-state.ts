import type { Person } from '@galley/shared/permissions';
import type { SignedInUser } from '@galley/shared/schemas/user';

/** All that the guard looks at. */
export interface GuardState {
  /** Who is signed in; null when no one is, or the session is invalid. */
  person: (Person & Pick<SignedInUser, 'mustSetUpApp'>) | null;
  /** InitializeSite was called. */
  isSiteInitialized: boolean;
  /** Company settings, a navbar and a footer exist. */
  isLayoutCompleted: boolean;
  /** Form settings with at least one address exist. */
  hasFormSettings: boolean;
}
