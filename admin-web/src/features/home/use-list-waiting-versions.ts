import { useRead } from '../../lib/use-read';
import { pageKeys } from '../pages/page-keys';

/** Reads versions that wait for review, and rejected ones of the signed-in user; the longest waiting first. */
export const useListWaitingVersions = () =>
  useRead([...pageKeys.all, 'waiting'], 'listWaitingVersions', { sentBack: true });
