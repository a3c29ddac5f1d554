import { limits } from '@galley/shared/limits';
import { confirmations } from '@galley/shared/messages';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { countOf } from '../../lib/count-of';
import { confirmAction } from '../../ui/confirm';
import { notifySaved } from '../../ui/notify';
import { submissionKeys } from './submission-keys';

/** Asks, then erases what was found of a person, as many at once as a call takes. */
export function useErasePerson() {
  const queryClient = useQueryClient();
  return async (email: string, submissionIds: readonly number[]) => {
    // What one call erased is not asked for again where the next one fails and is tried once more.
    const left = [...submissionIds];
    const isErased = await confirmAction({
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
    });
    if (isErased) notifySaved(`Erased ${countOf(submissionIds.length, 'submission')}`);
    await queryClient.invalidateQueries({ queryKey: submissionKeys.all });
  };
}
