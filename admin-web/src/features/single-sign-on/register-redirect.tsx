import { linkTo } from '@galley/shared/admin-screens';
import { messages } from '@galley/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { signOnMemory } from '../../lib/sign-on-memory';
import { failedPath } from './shown-message';
import { readConfiguration } from './sign-on-client';
import { WaitingCard } from './waiting-card';

/** /authentication/register: redirects to where the company gives accounts, if it does. */
export function RegisterRedirect() {
  const [query] = useSearchParams();
  const company = query.get('company') ?? signOnMemory.company() ?? undefined;
  const { error } = useQuery({
    queryKey: ['sign-on', 'register', company],
    queryFn: async () => {
      const { registerUrl } = await readConfiguration({ company });
      // The server returns only https URLs that the vendor entered.
      if (!registerUrl) throw new Error(messages.notOffered);
      const address = new URL(registerUrl);
      address.searchParams.set(
        'returnUrl',
        window.location.origin + linkTo('authentication', { '*': 'login', company }),
      );
      window.location.assign(address);
      return null;
    },
    retry: false,
    gcTime: 0,
  });
  if (error) return <Navigate to={failedPath(messages.notOffered)} replace />;
  return <WaitingCard>Taking you to the registration …</WaitingCard>;
}
