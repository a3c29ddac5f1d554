import { formIdsIn } from '@galley/shared/components/field-values';
import { Group, Skeleton, Text } from '@mantine/core';
import { use, useDeferredValue, useMemo } from 'react';
import { useRememberedState } from '../../../ui/use-remembered-state';
import { PageFrameContext } from '../../preview/use-page-frame';
import type { EditorChoice } from '../editor-choice';
import { type Device, DeviceChoice, devices } from './device-choice';
import classes from './live-preview.module.css';
import type { LoadedComponent } from './loaded-components';
import { type PreviewEntry, previewEntries, typedComponent } from './preview-entries';
import { PreviewFrame } from './preview-frame';
import { type PreviewStore, useTypedValues } from './typed-values';
import { useFormModels } from './use-form-models';

const emptyEntry: PreviewEntry = { key: 'empty', note: 'What you add shows here as visitors will see it.' };

interface LivePreviewProps {
  page: { name: string };
  loaded: readonly LoadedComponent[];
  choice: EditorChoice;
  typed: PreviewStore;
  selectedKey: string | undefined;
  onSelect: (key: string) => void;
}

/** The page as visitors would see it, with what is typed but not saved. */
export function LivePreview({ page, loaded, choice, typed, selectedKey, onSelect }: LivePreviewProps) {
  const [device, setDevice] = useRememberedState<Device>(
    'editor-device',
    window.innerWidth < 600 ? 'phone' : 'desktop',
  );
  const source = use(PageFrameContext);
  // Keys come first: the preview is drawn when there is time.
  const values = useDeferredValue(useTypedValues(typed));
  const entries = useMemo(() => {
    const placements = loaded.map(({ placement }) => placement);
    const drawn = previewEntries(loaded, typedComponent(choice, values, placements));
    return drawn.length > 0 ? drawn : [emptyEntry];
  }, [loaded, choice, values]);
  const forms = useFormModels(formIdsIn(entries.flatMap(({ component }) => component ?? [])));
  return (
    <div className={classes.preview}>
      <Group justify="space-between" className={classes.head} wrap="nowrap">
        <Text fw={600}>Preview</Text>
        <DeviceChoice value={device} onChange={setDevice} />
      </Group>
      {source === undefined ? (
        <Skeleton flex={1} radius={0} />
      ) : (
        <PreviewFrame
          title={`Preview of ${page.name}`}
          entries={entries}
          forms={forms}
          source={source}
          width={devices[device].width}
          selectedKey={selectedKey}
          onSelect={onSelect}
        />
      )}
    </div>
  );
}
