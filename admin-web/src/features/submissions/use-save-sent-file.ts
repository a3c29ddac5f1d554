import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { notifyError } from '../../ui/notify';

/** Has a file saved by the browser: the link is asked for when it is wanted, since it is good for a minute only. */
export function useSaveSentFile(submissionId: number) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (number: number) => api('getSubmissionFile', { submissionId, number }),
    // What comes is saved and not shown, so the screen stays.
    onSuccess: ({ url }) => window.location.assign(url),
    onError: notifyError,
  });
  return { save: (number: number) => mutate(number), saving: isPending ? variables : undefined };
}
