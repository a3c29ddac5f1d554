import { linkTo } from '@galley/shared/admin-screens';
import { messages } from '@galley/shared/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { signOnMemory } from '../../../lib/sign-on-memory';
import { useSignedInUserQuery } from '../../../parts/session/use-signed-in-user';
import { NotFoundForEverybody } from '../../../ui/not-found-screen';
import { LogOutScreen } from './log-out-screen';
import { LoginCallback } from './login-callback';
import { MessageCard } from './message-card';
import { returnPathOf } from './return-path';
import { failedPath, shownMessage } from './shown-message';
import { leaveForProvider, readConfiguration } from './sign-on-client';
import { WaitingCard } from './waiting-card';

/** /authentication/*: signing in and out with a company's own account. */
export function AuthenticationScreens() {
  const { '*': action = '' } = useParams();
  const Screen = screens.get(action.toLowerCase().replace(/\/+$/, ''));
  // Each visit starts again, even at the same URL.
  const { key } = useLocation();
  return Screen ? <Screen key={key} /> : <NotFoundForEverybody />;
}

const screens = new Map<string, () => ReactNode>([
  ['login', LoginRedirect],
  ['login-callback', LoginCallback],
  ['login-failed', LoginFailed],
  ['profile', () => <Navigate to={linkTo('profile')} replace />],
  ['register', RegisterRedirect],
  ['logout', LogOutScreen],
  // The user pool returns nothing that could be verified.
  ['logout-callback', () => <Navigate to={linkTo('authentication', { '*': 'logged-out' })} replace />],
  ['logged-out', () => <MessageCard title="Goodbye" kind="news" message={messages.loggedOut} />],
]);

function LoginFailed() {
  const [query] = useSearchParams();
  return (
    <MessageCard title="You are not signed in" kind="problem" message={shownMessage(query.get('message'))} />
  );
}

/** /authentication/login?company&returnUrl: redirects to the company's provider. */
function LoginRedirect() {
  const [query] = useSearchParams();
  const person = useSignedInUserQuery();
  const { data, error } = useQuery({
    queryKey: ['sign-on', 'leave', query.toString()],
    queryFn: async () => {
      const returnPath = returnPathOf(query.get('returnUrl'), window.location.origin);
      if (person.data) return returnPath;
      await leaveForProvider({ company: query.get('company') ?? undefined }, returnPath);
      return null;
    },
    enabled: person.data !== undefined,
    retry: false,
    gcTime: 0,
  });
  if (error) return <Navigate to={failedPath(error.message)} replace />;
  if (person.error) return <Navigate to={failedPath(messages.signOnUnreachable)} replace />;
  if (data) return <Navigate to={data} replace />;
  return <WaitingCard>Taking you to your company's sign-in …</WaitingCard>;
}

/** /authentication/register: redirects to where the company gives accounts, if it does. */
function RegisterRedirect() {
  const [query] = useSearchParams();
  const company = query.get('company') ?? signOnMemory.company() ?? undefined;
  const { error } = useQuery({
    queryKey: ['sign-on', 'register', company],
    queryFn: async () => {
      const { registerUrl } = await readConfiguration({ company });
      // The server returns only https URLs that the vendor entered.
      if (!registerUrl) throw new Error(messages.notOffered);
      const url = new URL(registerUrl);
      url.searchParams.set(
        'returnUrl',
        window.location.origin + linkTo('authentication', { '*': 'login', company }),
      );
      window.location.assign(url);
      return null;
    },
    retry: false,
    gcTime: 0,
  });
  if (error) return <Navigate to={failedPath(messages.notOffered)} replace />;
  return <WaitingCard>Taking you to the registration …</WaitingCard>;
}
