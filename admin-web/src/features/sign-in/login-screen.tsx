import { useLocation, useSearchParams } from 'react-router-dom';
import { signOnMemory } from '../../lib/sign-on-memory';
import { CompanyAccountLink } from './company-account-link';
import { SignInCard } from './sign-in-card';
import { SignInPanels } from './sign-in-panels';
import { useEnter } from './use-enter';

/** /login: one card. Once signed in, the route guard leads on. */
export function LoginScreen() {
  const enter = useEnter();
  const [query] = useSearchParams();
  const { from } = (useLocation().state ?? {}) as { from?: string };
  const enterByPassword = async () => {
    await enter();
    // Logging out has no provider to tell.
    signOnMemory.forget();
  };
  return (
    <SignInCard>
      <SignInPanels
        onSignedIn={enterByPassword}
        otherWays={(username) => (
          <CompanyAccountLink
            company={query.get('company') ?? undefined}
            username={username}
            returnPath={from}
          />
        )}
      />
    </SignInCard>
  );
}
