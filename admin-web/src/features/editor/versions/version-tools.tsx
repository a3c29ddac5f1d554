import { linkTo } from '@galley/shared/admin-screens';
import type { VersionSummary } from '@galley/shared/schemas/version';
import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { IconDots, IconGitCompare } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { VersionAction } from '../../../parts/versions/version-rules';
import { useIsPhone } from '../../../ui/use-is-phone';
import classes from './version-bar.module.css';

export const actionLabels: Record<VersionAction, string> = {
  createDraft: 'Create Draft',
  publishAtOnce: 'Publish',
  submitDraft: 'Submit',
  deleteDraft: 'Delete',
  publishDraft: 'Publish',
  rejectDraft: 'Reject',
  recallDraft: 'Recall',
  unpublish: 'Unpublish',
  restoreVersion: 'Make live again',
};

/** Destructive, and needed rarely. */
const quiet: readonly VersionAction[] = ['deleteDraft', 'unpublish'];

interface VersionToolsProps {
  pageId: number;
  selected: VersionSummary | undefined;
  /** The likely one first. */
  actions: readonly VersionAction[];
  likely: VersionAction | undefined;
  onStart: (action: VersionAction) => void;
}

/** The actions on a version: as buttons, or on phones the likely one with a menu of the others. */
export function VersionTools({ pageId, selected, actions, likely, onStart }: VersionToolsProps) {
  const isPhone = useIsPhone();
  const comparison = selected && linkTo('compareVersions', { pageId, to: selected.versionId });
  // By its place: the button that published the draft stays, and with it the focus, as the next likely action.
  const button = (action: VersionAction, place: number) => (
    <Button
      key={place}
      size="xs"
      flex="none"
      variant={action === likely ? 'filled' : quiet.includes(action) ? 'subtle' : 'default'}
      title={action === 'deleteDraft' ? `Delete draft V${selected?.versionId}` : undefined}
      onClick={() => onStart(action)}
    >
      {actionLabels[action]}
    </Button>
  );
  if (!isPhone) {
    return (
      <Group gap={6} wrap="nowrap" className={classes.tools}>
        {comparison && (
          <Button
            component={Link}
            to={comparison}
            variant="subtle"
            size="xs"
            flex="none"
            aria-label="Compare"
            title="Compare versions"
            leftSection={<IconGitCompare size={16} stroke={1.5} aria-hidden />}
          >
            Compare
          </Button>
        )}
        {actions.map(button).reverse()}
      </Group>
    );
  }
  const shown = likely ?? actions.find((action) => !quiet.includes(action));
  return (
    <Group gap={2} wrap="nowrap" className={classes.tools}>
      {shown && button(shown, 0)}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon size={30} aria-label="More actions">
            <IconDots size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {comparison && (
            <Menu.Item component={Link} to={comparison}>
              Compare
            </Menu.Item>
          )}
          {actions
            .filter((action) => action !== shown)
            .map((action) => (
              <Menu.Item
                key={action}
                color={quiet.includes(action) ? 'red' : undefined}
                onClick={() => onStart(action)}
              >
                {actionLabels[action]}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
