import { pathsOfSignIn } from '../../lib/sign-in-routes';
import classes from './panel.module.css';
import { useCompanyOfSignOn } from './use-company-of-sign-on';

interface CompanyAccountLinkProps {
  /** The company in the screen's URL, which a company may give to its users. */
  company: string | undefined;
  username: string;
  /** The requested path. */
  returnPath: string | undefined;
}

/** Links to the company's provider, where the company, or the domain of the typed email address, has one. */
export function CompanyAccountLink({ company: named, username, returnPath }: CompanyAccountLinkProps) {
  const company = useCompanyOfSignOn(username, named);
  // The password always works, so users without a provider need not see this.
  if (!company) return null;
  const query = new URLSearchParams({ company, ...(returnPath && { returnUrl: returnPath }) });
  return (
    <>
      <div className={classes.or}>or</div>
      <a className={classes.otherButton} href={`${pathsOfSignIn.leaveForProvider}?${query}`}>
        Sign in with your company account
      </a>
    </>
  );
}
