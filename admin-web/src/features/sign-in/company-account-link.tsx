import { linkTo } from '@galley/shared/admin-screens';
import { domainOfEmail, domainPattern } from '@galley/shared/single-sign-on';
import { Button, Divider } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

interface CompanyAccountLinkProps {
  /** The company in the screen's URL, which a company may give to its users. */
  company: string | undefined;
  username: string;
  /** The requested path. */
  returnPath: string | undefined;
}

/** Links to the company's provider, where the company, or the domain of the typed email address, has one. */
export function CompanyAccountLink({ company, username, returnPath }: CompanyAccountLinkProps) {
  const domain = domainOfEmail(username);
  const [typedDomain] = useDebouncedValue(domainPattern.test(domain) ? domain : '', 300);
  // A typed domain takes precedence over the URL.
  const which = typedDomain ? { domain: typedDomain } : company ? { company } : undefined;
  const { data } = useQuery({
    queryKey: ['sign-on', which],
    queryFn: ({ signal }) => api('findSignOn', which, { signal }),
    enabled: which !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  // The password always works, so users without a provider need not see this.
  if (!data?.company) return null;
  const way = linkTo('authentication', {
    '*': 'login',
    company: data.company,
    returnUrl: returnPath || undefined,
  });
  return (
    <>
      <Divider label="or" />
      <Button component="a" href={way} variant="default" fullWidth size="md">
        Sign in with your company account
      </Button>
    </>
  );
}
