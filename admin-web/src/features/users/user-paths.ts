import { useSearchParams } from 'react-router-dom';
import { useSignedInUser } from '../session/use-signed-in-user';

export const userListPath = '/UserManagement';
const inCompany = (path: string, company: string | undefined) =>
  company ? `${path}?company=${company}` : path;

/** The paths of the users' screens, for the session's company or the one that a vendor Admin looks at. */
export const userPaths = (company: string | undefined) => ({
  list: inCompany(userListPath, company),
  create: inCompany('/CreateUser', company),
  update: (id: number) => inCompany(`/UpdateUser/${id}`, company),
});

/** The company that a vendor Admin looks at with `?company=key`; undefined for the session's own. */
export function useNamedCompany(): string | undefined {
  const { isVendor, company } = useSignedInUser();
  const named = useSearchParams()[0].get('company');
  return isVendor && named && named !== company ? named : undefined;
}
