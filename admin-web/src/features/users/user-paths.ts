export const userListPath = '/UserManagement';
const inCompany = (path: string, company: string | undefined) =>
  company ? `${path}?company=${company}` : path;

/** The paths of the users' screens, for the session's company or the one that a vendor Admin looks at. */
export const userPaths = (company: string | undefined) => ({
  list: inCompany(userListPath, company),
  create: inCompany('/CreateUser', company),
  update: (id: number) => inCompany(`/UpdateUser/${id}`, company),
});
