import { confirmations } from '@galley/shared/messages';
import type { VersionSummary } from '@galley/shared/schemas/version';
import { askForComments } from '../../../ui/comments-dialog';
import { confirmAction } from '../../../ui/confirm';
import { notifySaved } from '../../../ui/notify';
import { publishWords } from './publish-words';
import { useCreateDraft } from './use-create-draft';
import { useDeleteDraft } from './use-delete-draft';
import { usePublishDraft } from './use-publish-draft';
import { useRejectDraft } from './use-reject-draft';
import { useRestoreVersion } from './use-restore-version';
import { useSubmitDraft } from './use-submit-draft';
import { useUnpublish } from './use-unpublish';
import type { VersionAction } from './version-rules';

interface ActedOn {
  pageId: number;
  versions: readonly VersionSummary[];
  selected: VersionSummary | undefined;
  /** The selected version has no components. */
  isEmpty: boolean;
  /** What one may want to know before others see the version. */
  note?: (() => string | undefined) | undefined;
  onSelect: (versionId: number | null) => void;
}

/** Each action with its dialog. A refusal stays in the dialog; what is true now is read behind it. */
export function useVersionActions({
  pageId,
  versions,
  selected,
  isEmpty,
  note,
  onSelect,
}: ActedOn): Record<VersionAction, () => Promise<unknown>> {
  const createDraft = useCreateDraft(pageId);
  const submitDraft = useSubmitDraft(pageId);
  const deleteDraft = useDeleteDraft(pageId);
  const publishDraft = usePublishDraft(pageId);
  const rejectDraft = useRejectDraft(pageId);
  const unpublish = useUnpublish(pageId);
  const restoreVersion = useRestoreVersion(pageId);
  const versionId = selected?.versionId ?? 0;

  return {
    createDraft: () =>
      confirmAction({
        title: 'Create Draft',
        question: selected ? confirmations.createDraft(versionId) : confirmations.createEmptyDraft,
        confirmLabel: 'Create Draft',
        onConfirm: async () => {
          const draftId = await createDraft.mutateAsync(selected ? versionId : null);
          onSelect(draftId);
          notifySaved(`Draft V${draftId} is ready to edit`);
        },
      }),
    deleteDraft: () =>
      confirmAction({
        title: `Delete draft V${versionId}`,
        question: confirmations.deleteDraft,
        details: 'Published and backup versions stay as they are.',
        confirmLabel: 'Delete',
        isDestructive: true,
        onConfirm: async () => {
          // First, so that nothing asks for the draft once it is gone.
          onSelect(null);
          await deleteDraft.mutateAsync(undefined);
          notifySaved(`Draft V${versionId} is deleted`);
        },
      }),
    submitDraft: () =>
      askForComments({
        title: `Submit V${versionId}`,
        text: 'The draft goes to review and can no longer be edited. An Admin publishes or rejects it.',
        note: note?.(),
        confirmLabel: 'Submit',
        onSubmit: async (comments) => {
          await submitDraft.mutateAsync({ versionId, comments });
          notifySaved(`V${versionId} waits for review`);
        },
      }),
    publishAtOnce: () => {
      // A second try after a failed one finds it submitted.
      let isSubmitted = false;
      return askForComments({
        title: `Publish V${versionId}`,
        ...publishWords(versions, isEmpty),
        note: note?.(),
        onSubmit: async (comments) => {
          if (!isSubmitted) await submitDraft.mutateAsync({ versionId, comments, isPublishedNext: true });
          isSubmitted = true;
          onSelect(await publishDraft.mutateAsync({ versionId, comments }));
          notifySaved(`V${versionId} is live`);
        },
      });
    },
    publishDraft: () =>
      askForComments({
        title: `Publish V${versionId}`,
        ...publishWords(versions, isEmpty),
        onSubmit: async (comments) => {
          onSelect(await publishDraft.mutateAsync({ versionId, comments }));
          notifySaved(`V${versionId} is live`);
        },
      }),
    rejectDraft: () =>
      askForComments({
        title: `Reject V${versionId}`,
        text: 'The version becomes a draft again. Say what should change: the comment goes to who submitted it.',
        confirmLabel: 'Reject',
        isRequired: true,
        onSubmit: async (comments) => {
          await rejectDraft.mutateAsync({ versionId, comments });
          notifySaved(`V${versionId} is a draft again`);
        },
      }),
    unpublish: () =>
      askForComments({
        title: `Unpublish V${versionId}`,
        text: 'Visitors no longer find this page; the version becomes a backup and nothing is lost. Pages under it stay on the site, and this one stands above them in the menus as a text.',
        confirmLabel: 'Unpublish',
        isDestructive: true,
        onSubmit: async (comments) => {
          onSelect(await unpublish.mutateAsync(comments));
          notifySaved(`V${versionId} is no longer live`);
        },
      }),
    restoreVersion: () =>
      askForComments({
        title: `Make V${versionId} live again`,
        text: `${confirmations.restoreVersion(versionId)} Visitors see it at once, without a review. ${versions.some(({ status }) => status === 'live') ? 'What is live now becomes a backup. ' : ''}An open draft stays.`,
        confirmLabel: 'Make live again',
        onSubmit: async (comments) => {
          onSelect(await restoreVersion.mutateAsync({ versionId, comments }));
          notifySaved(`V${versionId} is live`);
        },
      }),
  };
}
