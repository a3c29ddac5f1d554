import { useLocation, useSearchParams } from 'react-router-dom';
import type { ArrivalState } from '../../lib/arrival-state';
import { signOnMemory } from '../../lib/sign-on-memory';
import { useCompleteSignIn } from '../../parts/sign-in/use-complete-sign-in';
import { SignInScreen } from './sign-in-screen';

/** The sign-in inside the admin, where a session has ended before. After the sign-in the route guard redirects. */
export function LoginScreen() {
  const enter = useCompleteSignIn();
  const [query] = useSearchParams();
  const { from } = (useLocation().state ?? {}) as ArrivalState;
  const enterByPassword = async () => {
    await enter();
    // Logging out need not notify a provider.
    signOnMemory.forget();
  };
  return (
    <SignInScreen company={query.get('company') ?? undefined} from={from} onSignedIn={enterByPassword} />
  );
}
