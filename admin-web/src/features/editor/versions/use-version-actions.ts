import { confirmations } from '@galley/shared/messages';
import { type DetailField, detailOf } from '@galley/shared/page-details';
import type { Page } from '@galley/shared/schemas/page';
import type { VersionSummary } from '@galley/shared/schemas/version';
import { askForMoment } from '../../../parts/schedule/moment-dialog';
import { useScheduling } from '../../../parts/schedule/use-schedule';
import { useMayBeAbleTo } from '../../../parts/session/use-signed-in-user';
import { askToRecall } from '../../../parts/versions/ask-to-recall';
import { goingOnWith, readFindings } from '../../../parts/versions/findings/read-findings';
import { notifyLive } from '../../../parts/versions/notify-live';
import { publishWords } from '../../../parts/versions/publish-words';
import {
  useCreateDraft,
  useDeleteDraft,
  usePublishDraft,
  useRecallDraft,
  useRejectDraft,
  useRestoreVersion,
  useSubmitDraft,
  useUnpublish,
} from '../../../parts/versions/use-versions';
import { noteOfVersion } from '../../../parts/versions/version-note';
import type { VersionAction } from '../../../parts/versions/version-rules';
import { askForComments } from '../../../ui/comments-dialog';
import { confirmAction } from '../../../ui/confirm';
import { notifySaved } from '../../../ui/notify';
import { readChangedDetails } from '../read-changed-details';

/** `allowDelete` is false for the home page, without which there is no site. */
export type ActedPage = Pick<Page, 'id' | 'allowDelete' | 'showOnMenu'>;

interface ActedOn {
  page: ActedPage;
  versions: readonly VersionSummary[];
  selected: VersionSummary | undefined;
  /** The selected version has no components. */
  isEmpty: boolean;
  /** Opens a component that the checks report. */
  onShowComponent?: ((componentId: number) => void) | undefined;
  /** Opens the comments on the version. */
  onShowComments?: (() => void) | undefined;
  onSelect: (versionId: number | null) => void;
}

/**
 * The actions on a version, each with its dialog. An error stays in the dialog; the current state is read behind it.
 */
export function useVersionActions({
  page: { id: pageId, allowDelete: canTakeDown, showOnMenu },
  versions,
  selected,
  isEmpty,
  onShowComponent,
  onShowComments,
  onSelect,
}: ActedOn): Record<VersionAction, () => Promise<unknown>> {
  const createDraft = useCreateDraft(pageId);
  const submitDraft = useSubmitDraft(pageId);
  const deleteDraft = useDeleteDraft(pageId);
  const publishDraft = usePublishDraft(pageId);
  const recallDraft = useRecallDraft(pageId);
  const rejectDraft = useRejectDraft(pageId);
  const unpublish = useUnpublish(pageId);
  const restoreVersion = useRestoreVersion(pageId);
  const { plan, ...scheduling } = useScheduling(pageId, selected);
  const mayPublish = useMayBeAbleTo('publishDraft');
  const versionId = selected?.versionId ?? 0;

  /** Based on what is stored when the dialog opens: a save may have just happened. */
  const lead = { onShowComponent, onShowComments };
  const looked = async () => {
    const findings = await readFindings(pageId, versionId);
    const note = noteOfVersion({ pageId, versionId, findings, version: selected }, lead);
    return { note, goingOn: goingOnWith(findings, mayPublish) };
  };
  const publish = async (comments: string, reason: string) => {
    onSelect(await publishDraft.mutateAsync({ versionId, comments, reason }));
    notifyLive(pageId, versionId);
  };
  const publication = () => ({
    title: `Publish V${versionId}`,
    what: 'publish' as const,
    canTakeDown,
    ...scheduling,
    ...publishWords(versions, isEmpty, canTakeDown && !showOnMenu),
  });

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
        details: 'Only this draft is deleted. The page stays, and so do its published and backup versions.',
        confirmLabel: 'Delete draft',
        isDestructive: true,
        onConfirm: async () => {
          // First, so that nothing reads the draft once it is deleted.
          onSelect(null);
          await deleteDraft.mutateAsync(undefined);
        },
        notice: `Draft V${versionId} is deleted`,
      }),
    submitDraft: async () =>
      askForComments({
        title: `Submit V${versionId}`,
        text: 'The draft goes to review and can no longer be edited. An Admin publishes or rejects it.',
        ...(await looked()),
        confirmLabel: 'Submit',
        onSubmit: (comments, _isChosen, reason) => submitDraft.mutateAsync({ versionId, comments, reason }),
        notice: `V${versionId} waits for review`,
      }),
    publishAtOnce: async () => {
      // A retry after a failure finds it already submitted.
      let isSubmitted = false;
      const submit = async (comments: string, reason: string) => {
        if (!isSubmitted)
          await submitDraft.mutateAsync({ versionId, comments, reason, isPublishedNext: true });
        isSubmitted = true;
      };
      return askForMoment({
        ...publication(),
        ...(await looked()),
        onNow: async (comments, reason) => {
          await submit(comments, reason);
          await publish(comments, reason);
        },
        onLater: async (times) => {
          await submit(times.comments, times.reason);
          await plan(times);
        },
      });
    },
    publishDraft: async () =>
      askForMoment({ ...publication(), ...(await looked()), onNow: publish, onLater: plan }),
    rejectDraft: () =>
      askForComments({
        title: `Reject V${versionId}`,
        text: 'The version becomes a draft again. Say what should change: the comment goes to who submitted it.',
        note: noteOfVersion({ pageId, versionId, findings: [] }, lead),
        confirmLabel: 'Reject',
        isRequired: true,
        onSubmit: (comments) => rejectDraft.mutateAsync({ versionId, comments }),
        notice: `V${versionId} is a draft again`,
      }),
    recallDraft: () => askToRecall(versionId, () => recallDraft.mutateAsync({ versionId })),
    unpublish: () =>
      askForMoment({
        title: `Unpublish V${versionId}`,
        what: 'takeDown',
        canTakeDown,
        ...scheduling,
        text: 'Visitors can no longer open this page; the version becomes a backup and nothing is lost. Pages under it stay on the site, and the menus show this one above them as plain text.',
        confirmLabel: 'Unpublish',
        isDestructive: true,
        onNow: async (comments) => {
          onSelect(await unpublish.mutateAsync(comments));
          notifySaved(`V${versionId} is no longer live`);
        },
        onLater: plan,
      }),
    restoreVersion: async () => {
      const { said, placed } = broughtBack(await readChangedDetails(pageId, versionId));
      return askForComments({
        title: `Make V${versionId} live again`,
        text: `${confirmations.restoreVersion(versionId)} Visitors see it immediately, without a review. ${versions.some(({ status }) => status === 'live') ? 'What is live now becomes a backup. ' : ''}An open draft stays.${said && ` These page details come back with it: ${said}.`}`,
        choice: placed && `Also bring back: ${placed}`,
        confirmLabel: 'Make live again',
        onSubmit: async (comments, withPlace) => {
          onSelect(await restoreVersion.mutateAsync({ versionId, comments, withPlace }));
          notifyLive(pageId, versionId);
        },
      });
    },
  };
}

/** The details in which an old version differs from the page, and those among them about the page's place. */
function broughtBack(changed: readonly DetailField[]) {
  const labels = (isPlace: boolean) =>
    changed
      .map(detailOf)
      .filter((detail) => (detail.isPlace ?? false) === isPlace)
      .map(({ label }) => label)
      .join(', ');
  return { said: labels(false), placed: labels(true) };
}
