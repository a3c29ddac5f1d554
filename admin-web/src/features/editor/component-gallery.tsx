import { type CreatableType, componentLabels } from '@galley/shared/components/component-types';
import { Button, Group, Select, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { notifyError, notifySaved } from '../../ui/notify';
import type { ComponentPlace } from './component-calls';
import classes from './component-gallery.module.css';
import { ComponentPicture } from './component-picture';
import { existingComponents, pickedComponent } from './existing-components';
import { useComeIntoView } from './use-come-into-view';
import type { PageComponentData } from './use-get-page-component-data';
import { usePlaceComponent } from './use-place-component';

const purposes: Record<CreatableType, string> = {
  HtmlEditorColumns: 'Text, pictures, tables and buttons in one to four columns',
  BannerContainer: 'Large pictures with words that take turns',
  Announcement: 'A slim bar with one sentence',
  ImageForm: 'A picture beside a form',
  Blank: 'Empty space between two components',
};

interface ComponentGalleryProps {
  place: ComponentPlace;
  /** Where the new component will stand, from 0. */
  at: number;
  types: readonly CreatableType[];
  allComponents: PageComponentData['allComponents'];
  /** The components that the draft has. */
  placedIds: readonly number[];
  onChoose: (type: CreatableType) => void;
  onPlaced: () => void;
  onCancel: () => void;
}

/** What can be added: a new component of a type, chosen by its picture, or a copy of an existing one. */
export function ComponentGallery(props: ComponentGalleryProps) {
  const existing = existingComponents(props.allComponents, props.types, props.placedIds);
  const title = useComeIntoView<HTMLHeadingElement>();
  const [picked, setPicked] = useState<string | null>(null);
  const { mutate, isPending } = usePlaceComponent(props.place);
  const place = () => {
    if (!picked) return;
    mutate(
      { ...pickedComponent(picked), at: props.at },
      {
        onSuccess: () => {
          notifySaved();
          props.onPlaced();
        },
        onError: notifyError,
      },
    );
  };
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
              {componentLabels[type]}
            </Text>
            <Text span size="xs" c="dimmed">
              {purposes[type]}
            </Text>
          </UnstyledButton>
        ))}
      </div>
      {existing.length > 0 && (
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <Select
            label="Or pick an existing one"
            description="Of this page's versions. It is copied: the other version stays as it is."
            placeholder="name-V1"
            data={existing}
            value={picked}
            onChange={setPicked}
            searchable
            flex={1}
            miw={0}
          />
          <Button variant="default" disabled={!picked} loading={isPending} onClick={place}>
            Add
          </Button>
        </Group>
      )}
    </Stack>
  );
}
