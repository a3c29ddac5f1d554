import { countOf } from '../../lib/count-of';
import { useRead } from '../../lib/use-read';
import { useSiteState } from '../session/use-guard-state';
import { useCan } from '../session/use-signed-in-user';
import { submissionKeys } from './submission-keys';

/** Visitors send submissions while the admin is open. */
const lookAgainMs = 2 * 60_000;

/** Reads the number of unread submissions of each form, for users who handle them; empty while loading. */
export function useUnreadSubmissions() {
  const mayHandle = useCan('handleSubmissions');
  const { forms } = useSiteState();
  const { data = [] } = useRead(
    submissionKeys.unread,
    'countUnreadSubmissions',
    {},
    { enabled: mayHandle && forms.data === true, refetchInterval: lookAgainMs },
  );
  const ofForm = new Map(data.map(({ formId, unread }) => [formId, unread]));
  return { ofForm, total: data.reduce((sum, { unread }) => sum + unread, 0) };
}

export const unreadWords = (count: number) => countOf(count, 'unread submission');
