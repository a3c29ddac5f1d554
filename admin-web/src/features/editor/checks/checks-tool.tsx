import type { Finding, PageComponent, VersionSummary } from '@galley/shared/schemas/version';
import { Popover, Text, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChecklist } from '@tabler/icons-react';
import { useState } from 'react';
import { FindingsList, type ShowFinding } from '../../../parts/versions/findings/findings-note';
import { ViewTool } from '../canvas/view-tool';
import { type LookedAt, useLiveFindings } from './use-live-findings';

/** Screen readers hear of a change once it has lasted this long. */
const announcedMs = 5_000;

interface ChecksToolProps extends LookedAt {
  version: VersionSummary | undefined;
  /** Opens a field of a component; '' where the finding is about the component as a whole. */
  onShow: (placement: PageComponent, field: string) => void;
  onShowDetails: () => void;
}

/** Shows the number of findings of a version and lists them. */
export function ChecksTool({ version, ...props }: ChecksToolProps) {
  const isOnItsWay = version?.status === 'draft' || version?.status === 'pending';
  return isOnItsWay && <Checks key={version.versionId} version={version} {...props} />;
}

function Checks({
  version,
  onShow,
  onShowDetails,
  ...lookedAt
}: ChecksToolProps & { version: VersionSummary }) {
  const found = useLiveFindings(lookedAt, version.versionId);
  const [isOpen, setIsOpen] = useState(false);
  const words = found ? inWords(found.length) : 'Checks';
  const [announced] = useDebouncedValue(words, announcedMs);
  const blocking = found?.filter(({ isBlocking }) => isBlocking) ?? [];
  const advice = found?.filter(({ isBlocking }) => !isBlocking) ?? [];
  const leadTo = ({ componentId, field = '' }: Finding) => {
    if (componentId === undefined) return onShowDetails;
    const placement = lookedAt.data.pageComponents.find((placed) => placed.componentId === componentId);
    return placement && (() => onShow(placement, field));
  };
  const show = (finding: Finding) => {
    const lead = leadTo(finding);
    return (
      lead &&
      (() => {
        setIsOpen(false);
        lead();
      })
    );
  };
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={setIsOpen}
        position="bottom-end"
        width={380}
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <ViewTool
            name="Checks"
            label={found ? `Checks: ${words.toLowerCase()}` : words}
            icon={IconChecklist}
            isOpen={isOpen}
            count={found?.length}
            tone={blocking.length > 0 ? 'blocking' : 'advice'}
            onClick={() => setIsOpen(!isOpen)}
          />
        </Popover.Target>
        <Popover.Dropdown aria-label="Checks">
          <Text fw={600} size="sm" mb={6}>
            {words}
          </Text>
          {!found?.length && (
            <Text size="sm" c="dimmed">
              The version is checked while you type.
            </Text>
          )}
          <Group title="Must be fixed" findings={blocking} onShow={show} />
          <Group title={blocking.length > 0 ? 'Advice' : ''} findings={advice} onShow={show} />
        </Popover.Dropdown>
      </Popover>
      <VisuallyHidden aria-live="polite">{found && announced}</VisuallyHidden>
    </>
  );
}

function Group({
  title,
  findings,
  onShow,
}: {
  title: string;
  findings: readonly Finding[];
  onShow: ShowFinding;
}) {
  if (findings.length === 0) return null;
  return (
    <>
      {title && (
        <Text size="sm" fw={600} mt={6} c={findings[0]?.isBlocking ? 'red' : undefined}>
          {title}
        </Text>
      )}
      <Text size="sm" component="div">
        <FindingsList findings={findings} onShow={onShow} />
      </Text>
    </>
  );
}

const inWords = (count: number): string =>
  count === 0 ? 'Nothing to look at' : count === 1 ? '1 thing to look at' : `${count} things to look at`;
