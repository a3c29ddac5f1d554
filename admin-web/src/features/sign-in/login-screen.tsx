import { useLocation, useSearchParams } from 'react-router-dom';
import { signOnMemory } from '../../lib/sign-on-memory';
import { CompanyAccountLink } from './company-account-link';
import { SignInCard } from './sign-in-card';
import { SignInPanels } from './sign-in-panels';
import { useCompleteSignIn } from './use-complete-sign-in';

/** /login: one card. After the sign-in the route guard redirects. */
export function LoginScreen() {
  const enter = useCompleteSignIn();
  const [query] = useSearchParams();
  const { from } = (useLocation().state ?? {}) as { from?: string };
  const enterByPassword = async () => {
    await enter();
    // Logging out need not notify a provider.
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
