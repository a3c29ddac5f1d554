import { linkTo } from '@galley/shared/admin-screens';
import { domainOfEmail, domainPattern } from '@galley/shared/single-sign-on';
import { Button, Divider } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

interface CompanyAccountLinkProps {
  /** Named by the address of the screen, which a company may hand to its people. */
  company: string | undefined;
  username: string;
  /** Where the person wanted to go. */
  returnPath: string | undefined;
}

/** The other way to sign in, where the company, or the domain of the address that is typed, has a provider. */
export function CompanyAccountLink({ company, username, returnPath }: CompanyAccountLinkProps) {
  const domain = domainOfEmail(username);
  const [typedDomain] = useDebouncedValue(domainPattern.test(domain) ? domain : '', 300);
  // What is typed goes before what the address of the screen says.
  const which = typedDomain ? { domain: typedDomain } : company ? { company } : undefined;
  const { data } = useQuery({
    queryKey: ['sign-on', which],
    queryFn: ({ signal }) => api('findSignOn', which, { signal }),
    enabled: which !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  // The password is always there; anyone who has no provider need not know of one.
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
