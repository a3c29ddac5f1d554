import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { notifyError } from '../../ui/notify';

/** Makes the browser download a file. The link is requested on demand, since it is valid for a minute only. */
export function useSaveSentFile(submissionId: number) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (number: number) => api('getSubmissionFile', { submissionId, number }),
    // The response is a download, so the screen stays.
    onSuccess: ({ url }) => window.location.assign(url),
    onError: notifyError,
  });
  return { save: (number: number) => mutate(number), saving: isPending ? variables : undefined };
}
