import { ageOf } from '../../lib/age-of';
import { confirmAction } from '../../ui/confirm';

/**
 * Asks before a form starts to delete submissions, or deletes them sooner. Returns true where there is nothing to
 * ask.
 */
export async function confirmDeletion(before: number, after: number): Promise<boolean> {
  const isSooner = after > 0 && (before === 0 || after < before);
  if (!isSooner) return true;
  return confirmAction({
    title: 'Delete old submissions',
    question: `Are you sure you want to delete the submissions of this form that are older than ${ageOf(after)}?`,
    details: 'Older submissions are permanently deleted now, the others when they reach that age.',
    confirmLabel: 'Save and delete',
    isDestructive: true,
  });
}
