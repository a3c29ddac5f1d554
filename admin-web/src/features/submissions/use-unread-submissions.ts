import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { countOf } from '../../lib/count-of';
import { useSiteState } from '../session/use-guard-state';
import { useCan } from '../session/use-signed-in-user';
import { submissionKeys } from './submission-keys';

/** Visitors send something while the admin stands open. */
const lookAgainMs = 2 * 60_000;

/** How many submissions of each form no one has opened, for those who handle them; empty until that is known. */
export function useUnreadSubmissions() {
  const mayHandle = useCan('handleSubmissions');
  const { forms } = useSiteState();
  const { data = [] } = useQuery({
    queryKey: submissionKeys.unread,
    queryFn: ({ signal }) => api('countUnreadSubmissions', {}, { signal }),
    enabled: mayHandle && forms.data === true,
    refetchInterval: lookAgainMs,
  });
  const ofForm = new Map(data.map(({ formId, unread }) => [formId, unread]));
  return { ofForm, total: data.reduce((sum, { unread }) => sum + unread, 0) };
}

export const unreadWords = (count: number) => countOf(count, 'unread submission');
