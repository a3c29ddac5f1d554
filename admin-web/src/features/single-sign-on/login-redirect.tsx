import { messages } from '@galley/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSignedInUserQuery } from '../session/use-signed-in-user';
import { returnPathOf } from './return-path';
import { failedPath } from './shown-message';
import { leaveForProvider } from './sign-on-client';
import { WaitingCard } from './waiting-card';

/** /authentication/login?company&returnUrl: redirects to the company's provider. */
export function LoginRedirect() {
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
