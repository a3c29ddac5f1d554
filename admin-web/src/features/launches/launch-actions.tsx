import { linkTo } from '@galley/shared/admin-screens';
import type { LaunchWithPages } from '@galley/shared/schemas/launch';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { HeldUpNote } from '../../parts/launches/held-up-note';
import {
  useDeleteLaunch,
  useHeldUpLaunchPages,
  usePublishLaunch,
  useRenameLaunch,
  useRollBackLaunch,
  useScheduleLaunch,
} from '../../parts/launches/use-launches';
import { askForMoment } from '../../parts/schedule/moment-dialog';
import { confirmAction } from '../../ui/confirm';
import { notifyError } from '../../ui/notify';
import { LaunchNameDialog } from './launch-name-dialog';
import { LaunchBlockers } from './launch-news';
import { describeBlockers, inSentence } from './launch-words';

/** Shows the actions that a launch allows in its state. */
export function LaunchActions({ launch }: { launch: LaunchWithPages }) {
  if (launch.status === 'published') return <RollBack launch={launch} />;
  return launch.status === 'planned' ? <OfPlanned launch={launch} /> : null;
}

function RollBack({ launch: { launchId, name } }: { launch: LaunchWithPages }) {
  const rollBack = useRollBackLaunch();
  const navigate = useNavigate();
  const ask = async () => {
    let made = 0;
    const isDone = await confirmAction({
      title: 'Roll back',
      question: `Prepare to roll back '${name}'?`,
      details:
        'This creates another launch that restores what was live before. You review it first, and visitors see nothing of it until you publish it.',
      confirmLabel: 'Prepare',
      onConfirm: async () => {
        made = await rollBack.mutateAsync(launchId);
      },
    });
    if (isDone) navigate(linkTo('launch', { launchId: made }));
  };
  return (
    <Button variant="default" onClick={() => void ask()}>
      Roll back
    </Button>
  );
}

function goLive({ pages, parts }: LaunchWithPages): string {
  const words = inSentence({ pages, parts });
  return pages + parts.length === 1
    ? `${words} goes live.`
    : `${words} go live at the same moment, or none of them does.`;
}

function OfPlanned({ launch }: { launch: LaunchWithPages }) {
  const { launchId, name, pages, parts, revision, timeZone, publishAt, missed, email } = launch;
  const [isRenaming, setIsRenaming] = useState(false);
  const checks = useHeldUpLaunchPages(launchId);
  const publish = usePublishLaunch();
  const schedule = useScheduleLaunch();
  const rename = useRenameLaunch();
  const deletion = useDeleteLaunch();
  const navigate = useNavigate();
  const isBlocked = describeBlockers(launch) !== undefined;
  const askToPublish = async () => {
    const { data: heldUp = [] } = await checks.refetch();
    return askForMoment({
      title: `Publish ${name}`,
      what: 'publish',
      text: goLive(launch),
      note: () => (
        <>
          <LaunchBlockers launch={launch} />
          <HeldUpNote pages={heldUp} />
        </>
      ),
      isNowImpossible: isBlocked,
      goingOn: heldUp.length > 0 ? 'withReason' : 'freely',
      confirmLabel: 'Publish now',
      timeZone,
      canTakeDown: false,
      isWithoutComments: true,
      planned: publishAt ? { publishAt, email, ...(missed && { missed }) } : undefined,
      onNow: (_comments, reason) => publish.mutateAsync({ launchId, revision, reason }),
      onLater: ({ publishAt, reason }) =>
        schedule.mutateAsync({ launchId, revision, publishAt, timeZone, reason }),
      onCancelSchedule: () => schedule.mutateAsync({ launchId, revision, publishAt: '', timeZone }),
    });
  };
  const askToDelete = async () => {
    const isDone = await confirmAction({
      title: 'Delete the launch',
      question: `Are you sure you want to delete the launch '${name}'?`,
      details: `Its pages and their versions do not change.${parts.length > 0 ? ' Changes to the rest of the site that were saved for it are discarded.' : ''}`,
      confirmLabel: 'Delete',
      isDestructive: true,
      onConfirm: () => deletion.mutateAsync(launchId),
      notice: 'Deleted',
    });
    if (isDone) navigate(linkTo('launches'));
  };
  return (
    <>
      {pages + parts.length > 0 && (
        <Button
          variant={isBlocked || (checks.data ?? []).length > 0 ? 'default' : 'filled'}
          onClick={() => void askToPublish().catch(notifyError)}
        >
          Publish
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label={`More for ${name}`}>
            <IconDots size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setIsRenaming(true)}>
            Rename
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} />} color="red" onClick={() => void askToDelete()}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isRenaming && (
        <LaunchNameDialog
          title="Rename the launch"
          name={name}
          confirmLabel="Save"
          place={`launch ${launchId}`}
          onSave={(changed) => rename.mutateAsync({ launchId, revision, name: changed })}
          onClose={() => setIsRenaming(false)}
        />
      )}
    </>
  );
}
