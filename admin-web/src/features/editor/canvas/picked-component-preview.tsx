import type { CreatableType } from '@galley/shared/components/dictionary';
import { labelOf } from '@galley/shared/components/dictionary';
import { formIdsIn } from '@galley/shared/components/field-values';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { messageOf } from '../../../lib/api-error';
import { PageFrameContext } from '../../preview/use-page-frame';
import { readComponent } from '../inspector/component-calls';
import classes from '../outline/component-gallery.module.css';
import { devices } from './device-choice';
import { drawnEntry } from './preview-entries';
import { PreviewFrame } from './preview-frame';
import { useFormModels } from './use-form-models';

/** In pixels on the screen. */
const highest = 280;

interface PickedComponentPreviewProps {
  type: CreatableType;
  componentId: number;
}

/** Previews a component that would be added, as visitors would see it on this page. */
export function PickedComponentPreview({ type, componentId }: PickedComponentPreviewProps) {
  const source = use(PageFrameContext);
  const { data, error } = useQuery({
    queryKey: ['picked-component', type, componentId],
    queryFn: () => readComponent(type, componentId),
    staleTime: 60_000,
  });
  const component = data?.component;
  const entries = useMemo(() => (component ? [drawnEntry('picked', component)] : []), [component]);
  const forms = useFormModels(formIdsIn(component ? [component] : []));
  if (error) {
    return (
      <Text size="sm" c="dimmed">
        It cannot be shown: {messageOf(error)}
      </Text>
    );
  }
  if (!component) return <Skeleton h={120} />;
  return (
    <div className={classes.preview}>
      <PreviewFrame
        title={`Preview of ${labelOf(type)} ${component.data.componentName}`}
        entries={entries}
        forms={forms}
        source={source}
        width={devices.desktop.width}
        cropHeight={highest}
      />
    </div>
  );
}
