import type { VersionSummary } from '@galley/shared/schemas/version';
import { Group, Text } from '@mantine/core';
import { useCallback } from 'react';
import { exactTime, shortDate, shortTime } from '../../../lib/dates';
import { useLatest } from '../../../lib/use-latest';
import { PersonName } from '../../../parts/people/person-name';
import { useGetSiteTheme } from '../../../parts/preview/use-get-site-theme';
import { likelyAction, type VersionAction } from '../../../parts/versions/version-rules';
import { useScreenActions } from '../../../ui/screen-actions';
import { type ActedPage, useVersionActions } from './use-version-actions';
import classes from './version-bar.module.css';
import { VersionSelect } from './version-select';
import { actionLabels, VersionTools } from './version-tools';

interface VersionBarProps {
  page: ActedPage;
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
  /** Page Details are shown instead: their Save is the primary button of the screen. */
  isAboutDetails?: boolean;
  /** Asks before unsaved text is lost; false when the user stays. */
  mayLeave: (action?: VersionAction) => Promise<boolean>;
  /** Selects another version; null: the automatic selection. */
  onSelect: (versionId: number | null) => void;
}

/** Shows the current version, who changed it last, and its actions. */
export function VersionBar({ page, versions, selected, onSelect, ...props }: VersionBarProps) {
  const { timeZone } = useGetSiteTheme();
  const likely = props.isAboutDetails ? undefined : likelyAction(props.actions);
  const run = useVersionActions({
    page,
    versions,
    selected,
    isEmpty: props.isEmpty,
    onShowComponent: props.onShowComponent,
    onShowComments: props.onShowComments,
    onSelect,
  });
  const start = async (action: VersionAction) => {
    if (await props.mayLeave(action)) await run[action]();
  };
  const choose = async (versionId: number) => {
    if (await props.mayLeave()) onSelect(versionId);
  };
  const latest = useLatest(choose);
  const chooseVersion = useCallback((versionId: number) => void latest.current(versionId), []);
  const shown = props.isAboutDetails ? [] : props.actions;
  useScreenActions(
    shown.map((action) => ({
      label: actionLabels[action],
      hint: `V${selected?.versionId ?? 1} of this page`,
      run: () => void start(action),
    })),
  );
  return (
    <div className={classes.bar}>
      <Group gap="xs" wrap="nowrap" className={classes.about}>
        {selected ? (
          <VersionSelect
            pageId={page.id}
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
      <VersionTools
        pageId={page.id}
        selected={selected}
        actions={props.actions}
        likely={likely}
        onStart={(action) => void start(action)}
      />
    </div>
  );
}
