import { useQueryClient } from '@tanstack/react-query';
import { sessionGate } from '../../lib/session-gate';
import { readSignedInUser, signedInUserKey } from '../session/use-signed-in-user';
import { cookieRefused } from './cookie-refused';

/** What follows once the session cookie was set: the app learns who is signed in. @throws where it did not come back */
export function useEnter(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const user = await readSignedInUser();
    if (!user) throw cookieRefused();
    sessionGate.open();
    queryClient.setQueryData(signedInUserKey, user);
  };
}
