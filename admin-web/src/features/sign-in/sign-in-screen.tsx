import { SignInCard } from '../../parts/sign-in/sign-in-card';
import { CompanyAccountLink } from './company-account-link';
import { SignInPanels } from './sign-in-panels';

interface SignInScreenProps {
  /** The company in the URL. */
  company: string | undefined;
  /** The requested path, which a company's provider returns to. */
  from: string | undefined;
  onSignedIn: () => Promise<void>;
}

/** /login: one card. */
export function SignInScreen({ company, from, onSignedIn }: SignInScreenProps) {
  return (
    <SignInCard>
      <SignInPanels
        onSignedIn={onSignedIn}
        otherWays={(username) => (
          <CompanyAccountLink company={company} username={username} returnPath={from} />
        )}
      />
    </SignInCard>
  );
}
