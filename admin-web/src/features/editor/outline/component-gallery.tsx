import { type CreatableType, definitionOf } from '@galley/shared/components/dictionary';
import type { StarterComponent } from '@galley/shared/starters/starter';
import { Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ComponentPlace } from '../../../parts/components/component-calls';
import type { PageComponentData } from '../../../parts/versions/use-get-page-component-data';
import { SearchField } from '../../../ui/search-field';
import classes from './component-gallery.module.css';
import { ComponentTypes, RecentTypes } from './component-types';
import { ExistingComponentPicker } from './existing-component-picker';
import { matching } from './matching';
import { usePicturedComponent, useReadySections } from './pictured-sections';
import { ReadySections } from './ready-sections';
import { noteRecentType } from './recent-types';
import { SavedSections, useFoundSections } from './saved-sections';
import { useInsertCopy } from './use-insert-copy';

interface ComponentGalleryProps {
  place: ComponentPlace;
  /** The index of the new component, from 0. */
  at: number;
  types: readonly CreatableType[];
  /** The components of this page's versions. */
  allComponents: PageComponentData['allComponents'];
  /** The components that the draft has. */
  placedIds: readonly number[];
  /** `section`: the ready-made section to begin with. */
  onChoose: (type: CreatableType, section?: StarterComponent) => void;
  onPlaced: (placementId: number) => void;
  /** Absent where there is nothing else to show. */
  onCancel?: (() => void) | undefined;
}

const kinds = { types: 'New', ready: 'Ready-made', saved: 'Saved', pages: 'From a page' };
type Kind = keyof typeof kinds;

/** Offers what can be added: a new component, a ready-made section, or a copy of a saved section or of a component. */
export function ComponentGallery({ types, ...props }: ComponentGalleryProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // It appears above the visible part of a form.
    title.current?.scrollIntoView({ block: 'center' });
    title.current?.focus({ preventScroll: true });
    // On touch screens, a keyboard would cover the choice.
    if (!matchMedia('(pointer: coarse)').matches) search.current?.focus({ preventScroll: true });
  }, []);
  const [text, setText] = useState('');
  const [kind, setKind] = useState<Kind>('types');
  const isSearching = text.trim() !== '';
  const foundTypes = matching(types, text, (type) => {
    const { label, purpose } = definitionOf(type);
    return { name: label, about: purpose };
  });
  const readySections = useReadySections(isSearching || kind === 'ready');
  const ready = matching(readySections, text, ({ title, purpose }) => ({ name: title, about: purpose }));
  const sections = useFoundSections(text);
  const { insert, isInserting } = useInsertCopy(props);
  const isChosen = useRef(false);
  const pictured = usePicturedComponent();
  const choose = async (type: CreatableType) => {
    // A double click adds one.
    if (isChosen.current) return;
    isChosen.current = true;
    noteRecentType(type);
    props.onChoose(type, await pictured(type));
    isChosen.current = false;
  };
  const begin = (section: StarterComponent) => props.onChoose(section.type, section);
  const insertSection = (savedSectionId: number) => insert({ savedSectionId });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isSearching) return;
    event.preventDefault();
    const [type] = foundTypes;
    const [{ section: begun } = {}] = ready;
    const [section] = sections.found;
    if (type) void choose(type);
    else if (begun) begin(begun);
    else if (section && !isInserting) insertSection(section.savedSectionId);
  };
  const saved = <SavedSections sections={sections} isInserting={isInserting} onChoose={insertSection} />;
  const readyMade = <ReadySections sections={ready} onChoose={begin} />;
  const newTypes = <ComponentTypes types={foundTypes} onChoose={choose} />;
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
      <Stack gap="sm">
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
            {isSearching &&
              foundTypes.length + ready.length + sections.found.length === 0 &&
              'No component matches. Try another word.'}
          </Text>
        </div>
        {!isSearching && (
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label="What to add"
            className={classes.kinds}
            data={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
            value={kind}
            onChange={(next) => setKind(next as Kind)}
          />
        )}
      </Stack>
      {isSearching && (
        <>
          {foundTypes.length > 0 && <Found title="Components">{newTypes}</Found>}
          {ready.length > 0 && <Found title="Ready-made sections">{readyMade}</Found>}
          {sections.found.length > 0 && <Found title="Saved sections">{saved}</Found>}
        </>
      )}
      {!isSearching && kind === 'types' && (
        <>
          <RecentTypes types={types} onChoose={choose} />
          {newTypes}
        </>
      )}
      {!isSearching && kind === 'ready' && readyMade}
      {!isSearching && kind === 'saved' && saved}
      {!isSearching && kind === 'pages' && (
        <ExistingComponentPicker
          pageId={props.place.pageId}
          types={types}
          ownComponents={props.allComponents}
          placedIds={props.placedIds}
          isInserting={isInserting}
          onInsert={insert}
        />
      )}
    </Stack>
  );
}

function Found({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="xs" component="section" aria-label={title}>
      <Title order={3}>{title}</Title>
      {children}
    </Stack>
  );
}
