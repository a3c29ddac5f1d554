import { api, callOf } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';
import { pageKeys } from '../../parts/pages/page-keys';

// Among the queries about pages: moving a page may create a redirect.
const redirectsKey = [...pageKeys.all, 'redirects'];

export const useListRedirects = () => useRead(redirectsKey, 'listRedirects');

export const useCreateRedirect = () => useChange(callOf('createRedirect'), [redirectsKey], 'onSettled');

export const useDeleteRedirect = () =>
  useChange((from: string) => api('deleteRedirect', { from }), [redirectsKey], 'onSettled');
