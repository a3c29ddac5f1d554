import type { CreatableType } from '@galley/shared/components/dictionary';
import { labelOf } from '@galley/shared/components/dictionary';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { messageOf } from '../../../lib/api-error';
import { readComponent } from '../../../parts/components/component-calls';
import { devices } from '../../../parts/preview/device-choice';
import { PageFrameContext } from '../../../parts/preview/use-page-frame';
import classes from '../outline/component-gallery.module.css';
import { ComponentPreview } from './component-preview';

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
  if (error) {
    return (
      <Text size="sm" c="dimmed">
        It cannot be shown: {messageOf(error)}
      </Text>
    );
  }
  if (!data) return <Skeleton h={120} />;
  const { component } = data;
  return (
    <div className={classes.preview}>
      <ComponentPreview
        title={`Preview of ${labelOf(type)} ${component.data.componentName}`}
        component={component}
        source={source}
        width={devices.desktop.width}
        mostHeight={280}
      />
    </div>
  );
}
