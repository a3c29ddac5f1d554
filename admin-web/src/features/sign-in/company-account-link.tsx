import { domainOfEmail, domainPattern } from '@galley/shared/single-sign-on';
import { useEffect, useState } from 'react';
import { signInApi } from '../../lib/sign-in-api';
import { pathsOfSignIn } from '../../lib/sign-in-routes';
import classes from './panel.module.css';

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

/** The pause in typing after which a domain is looked up, in milliseconds. */
const pauseMs = 300;

/**
 * Finds the company with a provider of its own: that of the typed email address, or else the one that the URL names.
 * Undefined while unknown, and where it has none.
 */
function useCompanyOfSignOn(username: string, named: string | undefined): string | undefined {
  const domain = domainOfEmail(username);
  // A typed domain takes precedence over the URL.
  const typed = domainPattern.test(domain) ? domain : undefined;
  const sought = typed ?? named;
  const [found, setFound] = useState<{ sought: string; company: string | null }>();
  useEffect(() => {
    if (sought === undefined) return;
    const stop = new AbortController();
    const find = async () => {
      const which = typed ? { domain: typed } : { company: named };
      const { company } = await signInApi('findSignOn', which, { signal: stop.signal });
      setFound({ sought, company });
    };
    // The password always works, so a failure is not reported.
    const timer = setTimeout(() => void find().catch(() => undefined), typed ? pauseMs : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [sought, typed, named]);
  return (found?.sought === sought && found?.company) || undefined;
}
