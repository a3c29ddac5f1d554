import { useRead } from '../../lib/use-read';
import { pageKeys } from './page-keys';

/** Reads the page list: every page of the company, Deleted ones included, in menu order. */
export const useListPages = (isAsked = true) => useRead(pageKeys.list, 'listPages', {}, { enabled: isAsked });
