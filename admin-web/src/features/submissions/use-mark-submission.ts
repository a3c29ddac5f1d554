import type { SubmissionView } from '@galley/shared/schemas/submission';
import { useEffect, useRef } from 'react';
import { callOf } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { submissionKeys } from './submission-keys';

const useMark = () => useChange(callOf('markFormSubmission'), [[...submissionKeys.all, 'list']]);

/** Marks a submission as unread again. */
export function useMarkUnread(onMarked: () => void) {
  const { mutate, isPending } = useMark();
  const markUnread = (submissionId: number) =>
    mutate({ submissionId, isUnread: true }, { onSuccess: onMarked });
  return { markUnread, isPending };
}

/** Marks an opened submission as read, once; if that fails, it just stays unread. */
export function useMarkRead(submission: SubmissionView['formSubmission'] | undefined): void {
  const { mutate } = useMark();
  const marked = useRef(false);
  const unreadId = submission?.isUnread ? submission.id : undefined;
  useEffect(() => {
    if (unreadId === undefined || marked.current) return;
    marked.current = true;
    mutate({ submissionId: unreadId, isUnread: false });
  }, [unreadId, mutate]);
}
