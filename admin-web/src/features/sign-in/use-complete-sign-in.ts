import { useQueryClient } from '@tanstack/react-query';
import { sessionGate } from '../../lib/session-gate';
import { readSignedInUser, signedInUserKey } from '../session/use-signed-in-user';
import { cookieRefused } from './cookie-refused';

/** Reads who is signed in once the session cookie was set. @throws where the browser did not return it */
export function useCompleteSignIn(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const user = await readSignedInUser();
    if (!user) throw cookieRefused();
    sessionGate.open();
    queryClient.setQueryData(signedInUserKey, user);
  };
}
