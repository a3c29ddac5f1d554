import { limits } from '@galley/shared/limits';
import { confirmations } from '@galley/shared/messages';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { countOf } from '../../lib/count-of';
import { confirmAction } from '../../ui/confirm';
import { submissionKeys } from './submission-keys';

/** Asks, then erases a person's submissions, as many in each call as it allows. */
export function useErasePerson() {
  const queryClient = useQueryClient();
  return async (email: string, submissionIds: readonly number[]) => {
    // Submissions that one call erased are not sent again when the next call fails and is retried.
    const left = [...submissionIds];
    await confirmAction({
      title: "Erase a person's submissions",
      question: confirmations.erasePerson(countOf(left.length, 'submission'), email),
      details:
        'They are permanently deleted from every form. Emails that were sent and files that were exported are not affected.',
      confirmLabel: `Erase ${countOf(left.length, 'submission')}`,
      isDestructive: true,
      onConfirm: async () => {
        while (left.length > 0) {
          const part = left.slice(0, limits.erasedAtOnce);
          await api('erasePersonSubmissions', { email, submissionIds: part });
          left.splice(0, part.length);
        }
      },
      notice: `Erased ${countOf(submissionIds.length, 'submission')}`,
    });
    await queryClient.invalidateQueries({ queryKey: submissionKeys.all });
  };
}
