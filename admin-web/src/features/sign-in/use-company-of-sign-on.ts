import { domainOfEmail, domainPattern } from '@galley/shared/single-sign-on';
import { useEffect, useState } from 'react';
import { signInApi } from '../../lib/sign-in-api';

/** The pause in typing after which a domain is looked up, in milliseconds. */
const pauseMs = 300;

/**
 * Finds the company with a provider of its own: that of the typed email address, or else the one that the URL names.
 * Undefined while unknown, and where it has none.
 */
export function useCompanyOfSignOn(username: string, named: string | undefined): string | undefined {
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
