import { confirmations } from '@galley/shared/messages';
import type { VersionSummary } from '@galley/shared/schemas/version';
import { Button, Group, Select, Text } from '@mantine/core';
import { exactTime, shortDate } from '../../lib/dates';
import { askForComments } from '../../ui/comments-dialog';
import { confirmAction } from '../../ui/confirm';
import { notifySaved } from '../../ui/notify';
import { StatusBadge } from '../../ui/status-badge';
import type { FormWork } from './component-form';
import { SaveState } from './save-state';
import { useCreateDraft } from './use-create-draft';
import { useDeleteDraft } from './use-delete-draft';
import { useGetSiteLook } from './use-get-site-look';
import { usePublishDraft } from './use-publish-draft';
import { useRejectDraft } from './use-reject-draft';
import { useSubmitDraft } from './use-submit-draft';
import classes from './version-bar.module.css';
import { type VersionAction, versionLabel } from './version-rules';

interface VersionBarProps {
  pageId: number;
  versions: readonly VersionSummary[];
  selected: VersionSummary | undefined;
  actions: readonly VersionAction[];
  work: FormWork;
  /** Asks before typed text is lost; false when the person stays. */
  mayLeave: () => Promise<boolean>;
  /** Another version is to be shown; null: the automatic selection. */
  onSelect: (versionId: number | null) => void;
}

/** Which version one looks at, whose it is, what can be done with it, and whether all is saved. */
export function VersionBar({ versions, selected, work, onSelect, ...props }: VersionBarProps) {
  const { timeZone } = useGetSiteLook();
  const run = useVersionActions(props.pageId, selected, onSelect);
  const start = async (action: VersionAction) => {
    if (await props.mayLeave()) await run[action]();
  };
  return (
    <div className={classes.bar}>
      <Group gap="sm" className={classes.about}>
        {selected ? (
          <Select
            aria-label="Version"
            data={versions.map((version) => ({
              value: String(version.versionId),
              label: versionLabel(version, timeZone),
            }))}
            value={String(selected.versionId)}
            onChange={async (value) => {
              if (value && (await props.mayLeave())) onSelect(Number(value));
            }}
            allowDeselect={false}
            w={250}
          />
        ) : (
          <Text fw={600}>No version</Text>
        )}
        {selected && <StatusBadge status={selected.status} />}
        {selected && (
          <Text size="sm" c="dimmed" truncate title={exactTime(selected.timestamp, timeZone)}>
            {selected.email} · {shortDate(selected.timestamp, timeZone)}
          </Text>
        )}
      </Group>
      <Group gap="xs">
        <SaveState work={work} />
        {[...props.actions].reverse().map((action) => (
          <Button
            key={action}
            size="xs"
            // The likely next step is the one primary button, unless something typed waits to be saved first.
            variant={action === props.actions[0] && !work.isDirty ? 'filled' : 'default'}
            onClick={() => void start(action)}
          >
            {actionLabels[action]}
          </Button>
        ))}
      </Group>
      {selected?.comments && (
        <Text size="sm" className={classes.comment}>
          <Text span size="sm" c="dimmed">
            Comment:{' '}
          </Text>
          {selected.comments}
        </Text>
      )}
    </div>
  );
}

const actionLabels: Record<VersionAction, string> = {
  createDraft: 'Create Draft',
  submitDraft: 'Submit',
  deleteDraft: 'Delete draft',
  publishDraft: 'Publish',
  rejectDraft: 'Reject',
};

/** Each action with its dialog. A refusal stays in the dialog; what is true now is read behind it. */
function useVersionActions(
  pageId: number,
  selected: VersionSummary | undefined,
  onSelect: (versionId: number | null) => void,
): Record<VersionAction, () => Promise<unknown>> {
  const createDraft = useCreateDraft(pageId);
  const submitDraft = useSubmitDraft(pageId);
  const deleteDraft = useDeleteDraft(pageId);
  const publishDraft = usePublishDraft(pageId);
  const rejectDraft = useRejectDraft(pageId);
  const versionId = selected?.versionId ?? 0;

  return {
    createDraft: () =>
      confirmAction({
        title: 'Create Draft',
        question: selected ? confirmations.createDraft(versionId) : confirmations.createEmptyDraft,
        confirmLabel: 'Create Draft',
        onConfirm: async () => {
          onSelect(await createDraft.mutateAsync(selected ? versionId : null));
          notifySaved();
        },
      }),
    deleteDraft: () =>
      confirmAction({
        title: `Delete draft V${versionId}`,
        question: confirmations.deleteDraft,
        details: 'Published and backup versions stay as they are.',
        confirmLabel: 'Delete draft',
        isDestructive: true,
        onConfirm: async () => {
          // First, so that nothing asks for the draft once it is gone.
          onSelect(null);
          await deleteDraft.mutateAsync(undefined);
          notifySaved('Deleted');
        },
      }),
    submitDraft: () =>
      askForComments({
        title: `Submit V${versionId}`,
        text: 'The draft goes to review and can no longer be edited. An Admin publishes or rejects it.',
        confirmLabel: 'Submit',
        onSubmit: async (comments) => {
          await submitDraft.mutateAsync({ versionId, comments });
          notifySaved();
        },
      }),
    publishDraft: () =>
      askForComments({
        title: `Publish V${versionId}`,
        text: 'Visitors see this version from now on. The one that is live now becomes a backup.',
        confirmLabel: 'Publish',
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
          notifySaved();
        },
      }),
  };
}
