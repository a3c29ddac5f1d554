import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import type { GuardState } from '../../lib/guard-state';
import { useSignedInUserQuery } from './use-signed-in-user';

export const siteStateKeys = {
  all: ['site-state'],
  initialized: ['site-state', 'initialized'],
  layout: ['site-state', 'layout'],
  forms: ['site-state', 'forms'],
} as const;

const siteStateCalls = {
  initialized: 'isSiteInitialized',
  layout: 'isLayoutCompleted',
  forms: 'hasFormSettings',
} as const;

// Only a few screens change this state, and they invalidate `siteStateKeys.all`.
const siteStateStaleMs = 5 * 60_000;

const siteStateQuery = (name: 'initialized' | 'layout' | 'forms') => ({
  queryKey: siteStateKeys[name],
  queryFn: () => api(siteStateCalls[name]),
  staleTime: siteStateStaleMs,
});

/** The three reads of the site's state that the route guard waits for. */
export const siteStateQueries = {
  initialized: siteStateQuery('initialized'),
  layout: siteStateQuery('layout'),
  forms: siteStateQuery('forms'),
};

export function useSiteState(enabled = true) {
  const initialized = useQuery({ ...siteStateQueries.initialized, enabled });
  const layout = useQuery({ ...siteStateQueries.layout, enabled });
  const forms = useQuery({ ...siteStateQueries.forms, enabled });
  return { initialized, layout, forms };
}

interface GuardStateResult {
  /** Undefined while loading. */
  state: GuardState | undefined;
  error: Error | null;
  retry: () => void;
}

/** Reads the state of the route guard. Nothing about the site is read while no one is signed in. */
export function useGuardState(): GuardStateResult {
  const user = useSignedInUserQuery();
  const { initialized, layout, forms } = useSiteState(Boolean(user.data) && !user.data?.mustSetUpApp);
  const queries = [user, initialized, layout, forms];
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch();
  };
  const error = queries.find((query) => query.error)?.error ?? null;

  // The server answers nothing about the site in either case.
  if (user.data === null || user.data?.mustSetUpApp) {
    const nothingKnown = { isSiteInitialized: false, isLayoutCompleted: false, hasFormSettings: false };
    return { state: { person: user.data, ...nothingKnown }, error, retry };
  }
  if (!user.data || initialized.data === undefined || layout.data === undefined || forms.data === undefined) {
    return { state: undefined, error, retry };
  }
  const state = {
    person: user.data,
    isSiteInitialized: initialized.data,
    isLayoutCompleted: layout.data,
    hasFormSettings: forms.data,
  };
  return { state, error, retry };
}
