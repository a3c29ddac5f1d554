import { confirmations } from '@galley/shared/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { submissionKeys } from '../../parts/submissions/submission-keys';
import { confirmAction } from '../../ui/confirm';
import { notifyError, notifySaved } from '../../ui/notify';

/**
 * Asks, then deletes a submission. Resolves to whether it was deleted; `onGone` is called before queries are read
 * again.
 */
export function useDeleteSubmission(onGone?: () => void) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (submissionId: number) => api('deleteFormSubmission', { submissionId }),
    onSuccess: async () => {
      onGone?.();
      await queryClient.invalidateQueries({ queryKey: [...submissionKeys.all, 'list'] });
    },
  });
  return (submissionId: number) =>
    confirmAction({
      title: 'Delete submission',
      question: confirmations.deleteSubmission(submissionId),
      details: 'It is permanently deleted. If its email has not been sent yet, it will not be sent.',
      confirmLabel: 'Delete submission',
      isDestructive: true,
      onConfirm: () => mutateAsync(submissionId),
    });
}

/** Sends the mail of a submission again, or marks the submission as no spam, and says that it is done. */
export function useSubmissionCall(name: 'resendFormSubmission' | 'releaseFormSubmission', notice?: string) {
  const { mutate, isPending } = useChange(
    (submissionId: number) => api(name, { submissionId }),
    [submissionKeys.all],
  );
  const call = (submissionId: number) =>
    mutate(submissionId, { onSuccess: () => notifySaved(notice), onError: notifyError });
  return { call, isPending };
}
