import { type CreatableType, definitionOf } from '@galley/shared/components/dictionary';
import { Button, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import type { ComponentPlace } from '../inspector/component-calls';
import type { PageComponentData } from '../use-get-page-component-data';
import classes from './component-gallery.module.css';
import { ComponentPicture } from './component-looks';
import { ExistingComponentPicker } from './existing-component-picker';
import { useComeIntoView } from './use-come-into-view';

interface ComponentGalleryProps {
  place: ComponentPlace;
  /** Where the new component will stand, from 0. */
  at: number;
  types: readonly CreatableType[];
  /** Of this page's versions. */
  allComponents: PageComponentData['allComponents'];
  /** The components that the draft has. */
  placedIds: readonly number[];
  onChoose: (type: CreatableType) => void;
  onPlaced: (placementId: number) => void;
  onCancel: () => void;
}

/** What can be added: a new component of a type, chosen by its picture, or a copy of an existing one. */
export function ComponentGallery(props: ComponentGalleryProps) {
  const title = useComeIntoView<HTMLHeadingElement>();
  return (
    <Stack gap="lg" p="md">
      <Group justify="space-between">
        <Title order={2} ref={title} tabIndex={-1}>
          Add a component
        </Title>
        <Button variant="default" size="xs" onClick={props.onCancel}>
          Cancel
        </Button>
      </Group>
      <div className={classes.gallery}>
        {props.types.map((type) => (
          <UnstyledButton key={type} className={classes.card} onClick={() => props.onChoose(type)}>
            <span className={classes.picture}>
              <ComponentPicture type={type} />
            </span>
            <Text span fw={600}>
              {definitionOf(type).label}
            </Text>
            <Text span size="xs" c="dimmed">
              {definitionOf(type).purpose}
            </Text>
          </UnstyledButton>
        ))}
      </div>
      <ExistingComponentPicker
        place={props.place}
        at={props.at}
        types={props.types}
        ownComponents={props.allComponents}
        placedIds={props.placedIds}
        onPlaced={props.onPlaced}
      />
    </Stack>
  );
}
