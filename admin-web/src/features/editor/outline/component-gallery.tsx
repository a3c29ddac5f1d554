import { type CreatableType, definitionOf } from '@galley/shared/components/dictionary';
import { Button, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SearchField } from '../../../ui/search-field';
import type { ComponentPlace } from '../inspector/component-calls';
import type { PageComponentData } from '../use-get-page-component-data';
import classes from './component-gallery.module.css';
import { ComponentIcon, ComponentPicture } from './component-looks';
import { ExistingComponentPicker } from './existing-component-picker';
import { noteRecentType, recentTypes } from './recent-types';
import { useScrollIntoView } from './use-scroll-into-view';

interface ComponentGalleryProps {
  place: ComponentPlace;
  /** The index of the new component, from 0. */
  at: number;
  types: readonly CreatableType[];
  /** The components of this page's versions. */
  allComponents: PageComponentData['allComponents'];
  /** The components that the draft has. */
  placedIds: readonly number[];
  onChoose: (type: CreatableType) => void;
  onPlaced: (placementId: number) => void;
  /** Absent where there is nothing else to show. */
  onCancel?: (() => void) | undefined;
}

/**
 * The types whose name contains every word, then those whose name and purpose do so together. Endings are ignored:
 * 'price' finds 'Pricing', 'videos' finds 'Video'.
 */
function foundTypes(types: readonly CreatableType[], text: string): CreatableType[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => word.replace(/(?<=.{3})(?:ing|es|e|s)$/, '') || []);
  const has = (haystack: string) => words.every((word) => haystack.toLowerCase().includes(word));
  const named = types.filter((type) => has(definitionOf(type).label));
  const others = types.filter((type) => !named.includes(type));
  return [
    ...named,
    ...others.filter((type) => has(`${definitionOf(type).label} ${definitionOf(type).purpose}`)),
  ];
}

/** Offers what can be added: a new component of a type, or a copy of an existing one. */
export function ComponentGallery(props: ComponentGalleryProps) {
  const title = useScrollIntoView<HTMLHeadingElement>();
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On touch screens, a keyboard would cover the choice.
    if (!matchMedia('(pointer: coarse)').matches) search.current?.focus({ preventScroll: true });
  }, []);
  const [text, setText] = useState('');
  const [recent] = useState(() => recentTypes(props.types));
  const found = foundTypes(props.types, text);
  const choose = (type: CreatableType) => {
    noteRecentType(type);
    props.onChoose(type);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !found[0] || text.trim() === '') return;
    event.preventDefault();
    choose(found[0]);
  };
  return (
    <Stack gap="lg" p="md">
      <Group justify="space-between">
        <Title order={2} ref={title} tabIndex={-1}>
          Add a component
        </Title>
        {props.onCancel && (
          <Button variant="default" size="xs" onClick={props.onCancel}>
            Cancel
          </Button>
        )}
      </Group>
      <div>
        <SearchField
          isWide
          ref={search}
          label="Find a component"
          placeholder="Find by name or purpose"
          value={text}
          onChange={setText}
          onKeyDown={press}
        />
        <Text size="sm" c="dimmed" role="status">
          {found.length === 0 && 'No component matches. Try another word.'}
        </Text>
      </div>
      {text.trim() === '' && recent.length > 0 && (
        <Group component="section" gap={6} aria-label="Recently used">
          <Text size="sm" c="dimmed" w="100%">
            Recently used
          </Text>
          {recent.map((type) => (
            <Button
              key={type}
              variant="default"
              size="xs"
              leftSection={<ComponentIcon type={type} />}
              aria-label={`Add another ${definitionOf(type).label}`}
              onClick={() => choose(type)}
            >
              {definitionOf(type).label}
            </Button>
          ))}
        </Group>
      )}
      <div className={classes.gallery}>
        {found.map((type) => (
          <UnstyledButton key={type} className={classes.card} onClick={() => choose(type)}>
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
