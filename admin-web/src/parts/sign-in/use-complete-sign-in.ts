import { useQueryClient } from '@tanstack/react-query';
import { signedInUserKey } from '../session/use-signed-in-user';
import { completeSignIn } from './complete-sign-in';

/** Completes a sign-in inside the admin, where screens and the route guard then know the user. */
export function useCompleteSignIn(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    queryClient.setQueryData(signedInUserKey, await completeSignIn());
  };
}
