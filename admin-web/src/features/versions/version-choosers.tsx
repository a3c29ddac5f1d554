import type { VersionSummary } from '@galley/shared/schemas/version';
import { ActionIcon, Group, Select, type SelectProps, Tooltip } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { shortVersionLabel, versionLabel } from '../../parts/versions/version-rules';
import { useIsPhone } from '../../ui/use-is-phone';
import { type ComparedPair, emptyPage } from './compared-pair';

interface VersionChoosersProps {
  versions: readonly VersionSummary[];
  pair: ComparedPair;
  timeZone: string | undefined;
  onChoose: (from: number, to: number) => void;
}

/** Selects two versions, with a button that swaps them. */
export function VersionChoosers({ versions, pair, timeZone, onChoose }: VersionChoosersProps) {
  const from = pair.from ?? emptyPage;
  const to = pair.to.versionId;
  // A phone has no room for two dates side by side.
  const isPhone = useIsPhone();
  const listed = versions.map((version) => ({
    value: String(version.versionId),
    label: isPhone ? shortVersionLabel(version) : versionLabel(version, timeZone),
    whole: versionLabel(version, timeZone),
  }));
  const renderOption: SelectProps['renderOption'] = ({ option }) =>
    listed.find(({ value }) => value === option.value)?.whole ?? option.label;
  // An old version that is not listed was requested by its number.
  const isListed = versions.some(({ versionId }) => versionId === from);
  const asked = isListed || from === emptyPage ? [] : [{ value: String(from), label: `V${from}` }];
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap" miw={0}>
      <Select
        label="Compare"
        flex="0 1 230px"
        miw={0}
        data={[...listed, ...asked, { value: String(emptyPage), label: 'An empty page' }]}
        value={String(from)}
        onChange={(value) => value && onChoose(Number(value), to)}
        renderOption={renderOption}
        allowDeselect={false}
      />
      <Tooltip label="Swap">
        <ActionIcon
          size={36}
          variant="default"
          flex="none"
          aria-label="Swap"
          disabled={from === emptyPage}
          onClick={() => onChoose(to, from)}
        >
          <IconArrowsExchange size={18} />
        </ActionIcon>
      </Tooltip>
      <Select
        label="With"
        flex="0 1 230px"
        miw={0}
        data={listed}
        value={String(to)}
        onChange={(value) => value && onChoose(from, Number(value))}
        renderOption={renderOption}
        allowDeselect={false}
      />
    </Group>
  );
}
