import { componentNumber } from '@galley/shared/comment-threads';
import type { VersionDifference, VersionSummary } from '@galley/shared/schemas/version';
import { Anchor, Box, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useMemo, useRef, useState } from 'react';
import { countOf } from '../../../lib/count-of';
import { useOpenOf } from '../../../parts/comments/component-threads';
import { type Device, DeviceChoice } from '../../../parts/preview/device-choice';
import { StatusBadge } from '../../../ui/status-badge';
import type { ComparedPair } from '../compared-pair';
import { ComponentComparison } from '../component-comparison';
import { ChangeSteps, stepOfKey, stepWords } from './change-steps';
import { PagePane } from './page-pane';
import { useChangedWords } from './use-changed-words';
import { type ShownPage, type ShownPages, type Side, useScrollTogether } from './use-scroll-together';
import classes from './visual-comparison.module.css';

interface VisualComparisonProps {
  page: { id: number; name: string };
  versions: readonly VersionSummary[];
  pair: ComparedPair;
  differences: readonly VersionDifference[];
  /** Switches to the text view, which has all comments. */
  onWords: () => void;
}

/** In pixels: with less room, one page is shown at a time, or as on a phone. */
const roomForBoth = 1000;
const roomForDesktop = 600;

const sideNames = { before: 'Before', after: 'After' } as const;

/** Shows both versions as pages, with the differences marked. For a new page only the page itself. */
export function VisualComparison({ page, versions, pair, differences, onWords }: VisualComparisonProps) {
  const { from, to } = pair;
  const isNew = from === null;
  const changes = isNew ? [] : differences.filter(({ change }) => change !== 'same');
  const open = useOpenOf(differences.map(({ componentId }) => componentId));
  const { ref, width: room } = useElementSize();
  const [device, setDevice] = useState<Device>();
  const [layout, setLayout] = useState<Side | 'both'>('both');
  const [chosenId, setChosenId] = useState<number>();
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState<ShownPages>({});
  const whole = useRef<HTMLDivElement>(null);
  const together = useScrollTogether(shown, differences, changes);
  const words = useChangedWords(shown, differences);
  const report = useMemo(() => {
    const of = (side: Side) => (next: ShownPage | undefined) =>
      setShown((current) => ({ ...current, [side]: next }));
    return { before: of('before'), after: of('after') };
  }, []);

  const isWide = room >= roomForBoth;
  const alone = layout === 'both' ? 'after' : layout;
  const layoutShown = isNew ? 'after' : isWide ? layout : alone;
  const deviceShown = device ?? (room > 0 && room < roomForDesktop ? 'phone' : 'desktop');
  const chosen = changes.find(({ componentId }) => componentId === chosenId);
  const isOn = (side: Side, { componentId }: VersionDifference) =>
    Boolean(shown[side]?.boxes.has(componentNumber(componentId)));

  const choose = (difference: VersionDifference, by?: Side) => {
    const isSeen = isOn('before', difference) || isOn('after', difference);
    setChosenId(difference.componentId);
    setSaid(stepWords(changes, difference) + (isSeen ? '' : '. Visitors do not see it'));
    const needed = isOn('after', difference) ? 'after' : 'before';
    if (layoutShown !== 'both' && isSeen && !isOn(layoutShown, difference)) setLayout(needed);
    together.show(difference, by);
  };
  const step = (by: 1 | -1) => {
    const next = chosen ? changes.indexOf(chosen) + by : by > 0 ? 0 : -1;
    const reached = changes.at(next % changes.length);
    if (!reached) return;
    choose(reached);
    whole.current?.scrollIntoView({ block: 'nearest' });
  };
  const onKey = (event: KeyboardEvent) => {
    const by = stepOfKey(event);
    if (!by) return;
    event.preventDefault();
    step(by);
  };

  const paneOf = (side: Side, versionId: number) => {
    const version = versions.find((one) => one.versionId === versionId);
    const isMissing = chosen && !isOn(side, chosen);
    return (
      <PagePane
        key={side}
        pageId={page.id}
        versionId={versionId}
        title={`${isNew ? 'New page' : sideNames[side]}: V${versionId} of ${page.name}`}
        heading={
          <>
            <Text size="sm" fw={600}>
              {isNew ? 'The page as visitors would see it' : sideNames[side]}
            </Text>
            <Text size="sm" c="dimmed">
              V{versionId}
            </Text>
            {version && <StatusBadge status={version.status} />}
          </>
        }
        isBehind={layoutShown !== 'both' && layoutShown !== side}
        device={deviceShown}
        differences={changes}
        chosen={chosen}
        words={words[side]}
        wordsAre={side === 'before' ? 'removed' : 'added'}
        missingAt={isMissing ? together.topOf(side, chosen) : undefined}
        onChoose={(difference) => choose(difference, side)}
        onShown={report[side]}
        onNotice={setSaid}
        onKey={onKey}
      />
    );
  };

  return (
    <Stack gap="sm">
      <div ref={whole} className={classes.whole}>
        <Group gap="sm" justify="space-between">
          {isNew ? (
            <Text size="sm" role="status" flex="1 1 260px">
              {said || 'Beside an empty page, all of it is new.'}
            </Text>
          ) : (
            <ChangeSteps changes={changes} said={said} onStep={step} />
          )}
          <Group gap="xs">
            {!isNew && (
              <SegmentedControl
                size="xs"
                aria-label="Which version is shown"
                value={layoutShown}
                onChange={(next) => setLayout(next as Side | 'both')}
                data={[
                  { value: 'before', label: 'Before' },
                  ...(isWide ? [{ value: 'both', label: 'Both' }] : []),
                  { value: 'after', label: 'After' },
                ]}
              />
            )}
            <Box visibleFrom="sm">
              <DeviceChoice value={deviceShown} onChange={setDevice} />
            </Box>
          </Group>
        </Group>
        <div ref={ref} className={classes.stage} data-layout={layoutShown}>
          {from !== null && paneOf('before', from)}
          {paneOf('after', to.versionId)}
        </div>
      </div>
      {open > 0 && (
        <Anchor component="button" type="button" size="sm" ta="start" onClick={onWords}>
          {countOf(open, 'open comment')} on components: read in Words
        </Anchor>
      )}
      {chosen && <ComponentComparison key={chosen.componentId} difference={chosen} />}
    </Stack>
  );
}
