import type { VersionSummary } from '@galley/shared/schemas/version';
import { Select, Stack, Text } from '@mantine/core';
import { memo, useState } from 'react';
import { shortTime } from '../../../lib/dates';
import { StatusDot } from '../../../ui/status-badge';
import { useIsPhone } from '../../../ui/use-is-phone';
import { PersonName } from '../../people/person-name';
import { AllVersionsDialog } from './all-versions-dialog';
import classes from './version-bar.module.css';
import { shortVersionLabel, versionLabel } from './version-rules';

interface VersionSelectProps {
  pageId: number;
  versions: readonly VersionSummary[];
  selected: VersionSummary;
  /** Not all versions of the page are listed. */
  hasOlder: boolean;
  timeZone: string | undefined;
  onChoose: (versionId: number) => void;
}

const older = 'older';

/**
 * Selects the version to show: the newest ones, and a dialog with all others. All options are rendered with it, so it
 * is memoised.
 */
export const VersionSelect = memo(function VersionSelect(props: VersionSelectProps) {
  const { pageId, versions, selected, hasOlder, timeZone, onChoose } = props;
  const [isAllShown, setIsAllShown] = useState(false);
  // A phone has no room for the date beside the actions; the options say it.
  const isPhone = useIsPhone();
  const byValue = new Map(versions.map((version) => [String(version.versionId), version]));
  return (
    <>
      <Select
        aria-label="Version"
        data={[
          ...versions.map((version) => ({
            value: String(version.versionId),
            label: isPhone ? shortVersionLabel(version) : versionLabel(version, timeZone),
          })),
          ...(hasOlder ? [{ value: older, label: 'Show older versions' }] : []),
        ]}
        renderOption={({ option }) => {
          const version = byValue.get(option.value);
          return (
            <Stack gap={0}>
              {version ? versionLabel(version, timeZone) : option.label}
              {version && (
                <Text size="xs" c="dimmed">
                  {shortTime(version.timestamp, timeZone)} · <PersonName email={version.email} />
                </Text>
              )}
            </Stack>
          );
        }}
        value={String(selected.versionId)}
        onChange={(value) => {
          if (value === older) setIsAllShown(true);
          else if (value) onChoose(Number(value));
        }}
        allowDeselect={false}
        maxDropdownHeight={360}
        leftSection={<StatusDot status={selected.status} />}
        leftSectionWidth={26}
        {...(isPhone && { rightSection: null, rightSectionWidth: 8 })}
        size="xs"
        className={classes.select}
      />
      {isAllShown && (
        <AllVersionsDialog
          pageId={pageId}
          onClose={() => setIsAllShown(false)}
          onOpen={(versionId) => {
            setIsAllShown(false);
            onChoose(versionId);
          }}
        />
      )}
    </>
  );
});
