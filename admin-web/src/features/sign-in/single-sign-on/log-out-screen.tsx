import { linkTo } from '@galley/shared/admin-screens';
import { messages } from '@galley/shared/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { messageOf } from '../../../lib/api-error';
import { signOnMemory } from '../../../lib/sign-on-memory';
import { endSession } from '../../../parts/session/log-out';
import { readSignedInUser } from '../../../parts/session/read-signed-in-user';
import { signedInUserKey } from '../../../parts/session/use-signed-in-user';
import { ErrorPanel } from '../../../ui/error-panel';
import { MessageCard } from './message-card';
import { leaveProvider } from './sign-on-client';
import { WaitingCard } from './waiting-card';

/** /authentication/logout: only when the user has chosen it inside the app; a link from elsewhere ends no session. */
export function LogOutScreen() {
  const [isInitiated] = useState(signOnMemory.isLogOutInitiated);
  if (isInitiated) return <LoggingOut />;
  return (
    <MessageCard
      title="You are not logged out"
      kind="problem"
      message={messages.logoutNotInitiated}
      action={{ label: 'Go to the start page', to: linkTo('home') }}
    />
  );
}

function LoggingOut() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['sign-on', 'log-out'],
    queryFn: async () => {
      // The user's session ended before this screen opened; another tab may have started one since.
      if (await readSignedInUser()) await endSession();
      queryClient.setQueryData(signedInUserKey, null);
      signOnMemory.finishLogOut();
      const company = signOnMemory.company();
      signOnMemory.forget();
      // Our session has ended; a provider that cannot be reached, or was removed, does not matter.
      if (company) await leaveProvider(company).catch(() => undefined);
      return true;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data) return <Navigate to={linkTo('authentication', { '*': 'logged-out' })} replace />;
  if (!error) return <WaitingCard>Logging you out …</WaitingCard>;
  return (
    <ErrorPanel
      title="You are still signed in"
      message={messageOf(error)}
      onRetry={() => void refetch()}
      isAlone
    />
  );
}
