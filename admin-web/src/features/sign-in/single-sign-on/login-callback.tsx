import { linkTo } from '@galley/shared/admin-screens';
import { messages } from '@galley/shared/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { isApiError } from '../../../lib/api-error';
import { SignInCard } from '../../../parts/sign-in/sign-in-card';
import { useCompleteSignIn } from '../../../parts/sign-in/use-complete-sign-in';
import { SignInPanels } from '../sign-in-panels';
import { afterFirstFactor, type NextStep } from '../sign-in-steps';
import { failedPath } from './shown-message';
import { returnFromProvider, SignOnFailed } from './sign-on-client';
import { WaitingCard } from './waiting-card';

interface Returned {
  step: NextStep;
  returnPath: string;
}

/** /authentication/login-callback: the return from the provider; the second factor follows, as after a password. */
export function LoginCallback() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const enter = useCompleteSignIn();
  const queryClient = useQueryClient();
  const queryKey = ['sign-on', 'return', search] as const;
  const { data, error } = useQuery<Returned>({
    queryKey,
    queryFn: async () => {
      const { userId, returnPath } = await returnFromProvider();
      const step = await afterFirstFactor(userId);
      if (step.panel === 'done') await enter();
      return { step, returnPath };
    },
    // The code can be used once, even if this screen renders again.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    // The code in the URL has been used.
    if (data) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [data]);

  if (error) return <Navigate to={failedPath(wordsOf(error))} replace />;
  if (!data) return <WaitingCard>Signing you in …</WaitingCard>;
  const { step, returnPath } = data;
  if (step.panel === 'done') return <Navigate to={returnPath} replace />;
  return (
    <SignInCard>
      <SignInPanels
        initialStep={step}
        onRestart={(message) =>
          navigate(message ? failedPath(messages.signOnOver) : linkTo('login'), { replace: true })
        }
        onSignedIn={async () => {
          await enter();
          queryClient.setQueryData<Returned>(queryKey, { step: { panel: 'done' }, returnPath });
        }}
      />
    </SignInCard>
  );
}

function wordsOf(error: Error): string {
  if (error instanceof SignOnFailed) return error.message;
  return isApiError(error) && error.isTemporary ? messages.signOnUnreachable : error.message;
}
