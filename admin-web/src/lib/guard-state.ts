import type { Person } from '@galley/shared/permissions';
import type { SignedInUser } from '@galley/shared/schemas/user';

/** The state that the route guard depends on. */
export interface GuardState {
  /** The signed-in user; null when there is none, or the session is invalid. */
  person: (Person & Pick<SignedInUser, 'mustSetUpApp'>) | null;
  /** InitializeSite was called. */
  isSiteInitialized: boolean;
  /** Company settings, a navbar and a footer exist. */
  isLayoutCompleted: boolean;
  /** Form settings with at least one email address exist. */
  hasFormSettings: boolean;
}
