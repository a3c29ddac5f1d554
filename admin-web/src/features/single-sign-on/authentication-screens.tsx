import { linkTo } from '@galley/shared/admin-screens';
import { messages } from '@galley/shared/messages';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { NotFoundForEverybody } from '../../ui/not-found-screen';
import { LogOutScreen } from './log-out-screen';
import { LoginCallback } from './login-callback';
import { LoginRedirect } from './login-redirect';
import { MessageCard } from './message-card';
import { RegisterRedirect } from './register-redirect';
import { shownMessage } from './shown-message';

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
  ['logged-out', LoggedOut],
]);

function LoginFailed() {
  const [query] = useSearchParams();
  return (
    <MessageCard title="You are not signed in" kind="problem" message={shownMessage(query.get('message'))} />
  );
}

function LoggedOut() {
  return <MessageCard title="Goodbye" kind="news" message={messages.loggedOut} />;
}
