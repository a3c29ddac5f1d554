import { linkTo } from '@galley/shared/admin-screens';
import type { VersionSummary } from '@galley/shared/schemas/version';
import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import { IconGitCompare } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { exactTime, shortDate, shortTime } from '../../../lib/dates';
import type { Store } from '../../../lib/store';
import { StatusBadge } from '../../../ui/status-badge';
import { PersonName } from '../../people/person-name';
import { PlannedButton } from '../../schedule/planned-button';
import type { FormWork } from '../inspector/form-work';
import { SaveState } from '../inspector/save-state';
import { useGetSiteTheme } from '../use-get-site-theme';
import { useVersionActions } from './use-version-actions';
import classes from './version-bar.module.css';
import { likelyAction, type VersionAction } from './version-rules';
import { VersionSelect } from './version-select';

interface VersionBarProps {
  pageId: number;
  versions: readonly VersionSummary[];
  selected: VersionSummary | undefined;
  hasOlderVersions: boolean;
  /** The selected version has no components. */
  isEmpty: boolean;
  /** Opens a component that the checks report. */
  onShowComponent?: (componentId: number) => void;
  /** Opens the comments on the version. */
  onShowComments?: () => void;
  actions: readonly VersionAction[];
  /** False for the home page, without which there is no site. */
  canTakeDown: boolean;
  /** Page Details are shown instead: they have a save state and a Delete of their own. */
  isAboutComponents?: boolean;
  /** Undo and redo; absent in a read-only version. */
  history?: ReactNode;
  work: Store<FormWork>;
  /** Scrolls to both texts of a conflict. */
  onShowConflict: () => void;
  /** Asks before unsaved text is lost; false when the user stays. */
  mayLeave: () => Promise<boolean>;
  /** Selects another version; null: the automatic selection. */
  onSelect: (versionId: number | null) => void;
}

/** Shows the current version, who else has it open, its actions, and the save state. */
export function VersionBar({ versions, selected, work, onSelect, ...props }: VersionBarProps) {
  const { timeZone } = useGetSiteTheme();
  const likely = likelyAction(props.actions);
  const run = useVersionActions({
    pageId: props.pageId,
    versions,
    selected,
    canTakeDown: props.canTakeDown,
    isEmpty: props.isEmpty,
    onShowComponent: props.onShowComponent,
    onShowComments: props.onShowComments,
    onSelect,
  });
  const start = async (action: VersionAction) => {
    if (await props.mayLeave()) await run[action]();
  };
  const choose = async (versionId: number) => {
    if (await props.mayLeave()) onSelect(versionId);
  };
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  const chooseVersion = useCallback((versionId: number) => void latest.current(versionId), []);
  const changesPlan = props.actions.find((action) => action === 'publishDraft' || action === 'unpublish');
  return (
    <div className={classes.bar} data-has-history={props.history ? true : undefined}>
      <Group gap="xs" wrap="nowrap" className={classes.about}>
        {selected ? (
          <VersionSelect
            pageId={props.pageId}
            versions={versions}
            selected={selected}
            hasOlder={props.hasOlderVersions}
            timeZone={timeZone}
            onChoose={chooseVersion}
          />
        ) : (
          <Text fw={600}>No version</Text>
        )}
        {selected && (
          <span className={classes.status}>
            <StatusBadge status={selected.status} />
          </span>
        )}
        {selected?.planned && (
          <span className={classes.planned}>
            <PlannedButton
              planned={selected.planned}
              timeZone={timeZone}
              onChange={changesPlan && (() => void start(changesPlan))}
            />
          </span>
        )}
        {selected && !selected.planned && (
          <Text
            size="sm"
            c="dimmed"
            truncate
            className={classes.author}
            title={exactTime(selected.timestamp, timeZone)}
          >
            <PersonName email={selected.email} /> · {shortDate(selected.timestamp, timeZone)},{' '}
            {shortTime(selected.timestamp, timeZone)}
          </Text>
        )}
      </Group>
      <Group gap={6} wrap="nowrap" className={classes.tools}>
        {props.history}
        {selected?.status === 'draft' && props.isAboutComponents !== false && (
          <SaveState work={work} onShowConflict={props.onShowConflict} />
        )}
        {selected && (
          <Tooltip label="Compare">
            <ActionIcon
              component={Link}
              to={linkTo('compareVersions', { pageId: props.pageId, to: selected.versionId })}
              aria-label="Compare"
            >
              <IconGitCompare size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        {[...props.actions].reverse().map((action) => (
          <Button
            key={action}
            size="xs"
            flex="none"
            variant={action === likely ? 'filled' : 'default'}
            onClick={() => void start(action)}
          >
            {actionLabels[action]}
          </Button>
        ))}
      </Group>
    </div>
  );
}

const actionLabels: Record<VersionAction, string> = {
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
