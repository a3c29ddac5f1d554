import { linkTo } from '@galley/shared/admin-screens';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pageIdOfPath } from '../begin/page-of-url';
import { dropPreparedCanvas } from '../begin/prepared-canvas';
import { messageOf } from '../lib/api-error';
import type { ArrivalState } from '../lib/arrival-state';
import { loadedPart } from '../lib/loaded-part';
import { sessionGate } from '../lib/session-gate';
import { useGuardState } from '../parts/session/use-guard-state';
import { BootScreen } from '../ui/boot-screen';
import { ErrorPanel } from '../ui/error-panel';
import { guardRoute } from './route-guard';
import { findRoute } from './routes';

const SignInAgainDialog = loadedPart(
  async () => (await import('../features/sign-in/sign-in-again-dialog')).SignInAgainDialog,
);

/** The screens that continue to the requested screen afterwards. */
const waysIn = ['login', 'setUpAuthenticator'] as const;

/** Applies the route guard to every screen, and asks for a new sign-in over the screen whose session expired. */
export function Guarded() {
  const location = useLocation();
  const { state, error, retry } = useGuardState();
  const gate = useSyncExternalStore(sessionGate.subscribe, () => sessionGate.state);
  const isStuck = error !== null && !state;
  useEffect(() => {
    if (isStuck || pageIdOfPath(location.pathname) === undefined) dropPreparedCanvas();
  }, [isStuck, location.pathname]);

  if (isStuck) {
    return (
      <ErrorPanel title="Galley could not be opened" message={messageOf(error)} onRetry={retry} isAlone />
    );
  }
  if (!state) return <BootScreen />;

  const redirect = guardRoute(location.pathname, state);
  if (redirect) {
    const arrived = (location.state ?? {}) as ArrivalState;
    const isOnTheWayIn = waysIn.some((name) => name === findRoute(location.pathname)?.name);
    const { from, notice } = arrived;
    if (isOnTheWayIn && redirect.to === linkTo('home') && from) {
      return <Navigate to={from} replace state={{ notice } satisfies ArrivalState} />;
    }
    const next: ArrivalState = { notice: redirect.notice };
    if (isOnTheWayIn) {
      next.from = from;
      next.notice ??= notice;
    } else if (waysIn.some((name) => linkTo(name) === redirect.to) && location.pathname !== '/') {
      next.from = location.pathname + location.search;
    }
    return <Navigate to={redirect.to} replace state={next} />;
  }
  return (
    <>
      <Outlet />
      {gate === 'lost' && (
        <Suspense>
          <SignInAgainDialog />
        </Suspense>
      )}
    </>
  );
}
