import { useRead } from '../../lib/use-read';
import { pageKeys } from './page-keys';

export const useGetPage = (pageId: number) => useRead(pageKeys.one(pageId), 'getPage', { pageId });
