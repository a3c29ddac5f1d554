import { Group, SegmentedControl, Text, Tooltip } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, type TablerIcon } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import classes from './live-preview.module.css';
import { previewEntries, typedComponent } from './preview-entries';
import { PreviewFrame } from './preview-frame';
import { type TypedStore, useTypedValues } from './typed-values';
import type { EditorChoice } from './use-editor-choice';
import type { LoadedComponent } from './use-get-components';

/** Pixels that the page believes to have. */
const devices: Record<string, { label: string; width: number; icon: TablerIcon }> = {
  phone: { label: 'Phone', width: 390, icon: IconDeviceMobile },
  tablet: { label: 'Tablet', width: 820, icon: IconDeviceTablet },
  desktop: { label: 'Desktop', width: 1280, icon: IconDeviceDesktop },
};

const emptyEntry = { key: 'empty', note: 'What you add shows here as visitors will see it.' };

interface LivePreviewProps {
  page: { name: string; fullUrl: string };
  loaded: readonly LoadedComponent[];
  choice: EditorChoice;
  typed: TypedStore;
  selectedKey: string | undefined;
  onSelect: (key: string) => void;
}

/** The page as visitors would see it, with what is typed but not saved. */
export function LivePreview({ page, loaded, choice, typed, selectedKey, onSelect }: LivePreviewProps) {
  const [device, setDevice] = useState(window.innerWidth < 600 ? 'phone' : 'desktop');
  // Keys come first: the preview is drawn when there is time.
  const values = useDeferredValue(useTypedValues(typed));
  const entries = useMemo(() => {
    const placements = loaded.map(({ placement }) => placement);
    const drawn = previewEntries(loaded, typedComponent(choice, values, placements));
    return drawn.length > 0 ? drawn : [emptyEntry];
  }, [loaded, choice, values]);
  return (
    <div className={classes.preview}>
      <Group justify="space-between" className={classes.head} wrap="nowrap">
        <Text fw={600}>Preview</Text>
        <SegmentedControl
          size="xs"
          aria-label="Width of the preview"
          value={device}
          onChange={setDevice}
          data={Object.entries(devices).map(([value, { label, icon: Icon, width }]) => ({
            value,
            label: (
              <Tooltip label={`${label}, ${width} pixels`}>
                <span className={classes.device}>
                  <Icon size={16} stroke={1.5} role="img" aria-label={label} />
                </span>
              </Tooltip>
            ),
          }))}
        />
      </Group>
      <PreviewFrame
        title={`Preview of ${page.name}`}
        entries={entries}
        heading={page.name}
        isHome={page.fullUrl === '/'}
        width={devices[device]?.width}
        selectedKey={selectedKey}
        onSelect={onSelect}
      />
    </div>
  );
}
