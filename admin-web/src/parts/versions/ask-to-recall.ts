import { confirmations } from '@galley/shared/messages';
import { confirmAction } from '../../ui/confirm';

/** Asks before a version is recalled from review. */
export function askToRecall(versionId: number, recall: () => Promise<unknown>): Promise<boolean> {
  return confirmAction({
    title: `Recall V${versionId}`,
    question: confirmations.recallVersion(versionId),
    details: 'It becomes a draft again and is no longer listed for review. Submit it again when it is ready.',
    confirmLabel: 'Recall',
    onConfirm: recall,
    notice: `V${versionId} is a draft again`,
  });
}
