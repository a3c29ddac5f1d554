import { confirmations } from '@galley/shared/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { confirmAction } from '../../ui/confirm';
import { notifyError, notifySaved } from '../../ui/notify';
import { submissionKeys } from './submission-keys';

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

/** Sends the mail of a submission again. */
export function useResendSubmission() {
  const { mutate, isPending } = useChange(
    (submissionId: number) => api('resendFormSubmission', { submissionId }),
    [submissionKeys.all],
  );
  const resend = (submissionId: number) =>
    mutate(submissionId, { onSuccess: () => notifySaved('Sent'), onError: notifyError });
  return { resend, isPending };
}

/** Marks a submission as no spam. */
export function useReleaseSubmission() {
  const { mutate, isPending } = useChange(
    (submissionId: number) => api('releaseFormSubmission', { submissionId }),
    [submissionKeys.all],
  );
  const release = (submissionId: number) =>
    mutate(submissionId, { onSuccess: () => notifySaved(), onError: notifyError });
  return { release, isPending };
}
