import { type CreatableType, isCreatableType } from '@galley/shared/components/dictionary';
import { messages } from '@galley/shared/messages';
import type { VersionSummary } from '@galley/shared/schemas/version';
import { Text } from '@mantine/core';
import { IconLock, IconPointer } from '@tabler/icons-react';
import type { FormValues } from '../../../parts/components/component-calls';
import type { EditorChoice } from '../../../parts/page-canvas/editor-choice';
import type { LoadedComponent } from '../../../parts/page-canvas/loaded-components';
import type { ChromePart } from '../../../parts/page-canvas/messages';
import { chosenKey } from '../../../parts/page-canvas/preview-entries';
import type { PageComponentData } from '../../../parts/versions/use-get-page-component-data';
import { openVersion } from '../../../parts/versions/version-rules';
import { EmptyState } from '../../../ui/empty-state';
import { ChromeNote } from '../canvas/chrome-note';
import type { Patches } from '../canvas/patches';
import type { PageHistory } from '../history/page-history';
import { ComponentGallery } from '../outline/component-gallery';
import { ReadOnlyWords } from '../versions/read-only-words';
import { ComponentForm } from './component-form';
import classes from './component-form.module.css';
import type { FormWork } from './form-work';

interface InspectorProps {
  data: PageComponentData;
  version: VersionSummary | undefined;
  choice: EditorChoice;
  /** The selected component, if it is stored. */
  chosen: LoadedComponent | undefined;
  /** The part around the components that was clicked. */
  chrome: ChromePart | undefined;
  isReadOnly: boolean;
  onChoose: (choice: EditorChoice) => void;
  onTyping: (values: FormValues) => void;
  /** Text typed on the canvas. */
  patches: Patches;
  history: PageHistory;
  onWork: (work: FormWork) => void;
  /** Called after Save, or after a placement: the panel becomes empty again. */
  onDone: () => void;
  /** Called when a new component was saved for the first time. */
  onCreated: (placementId: number) => void;
  onNew: (type: CreatableType) => boolean;
  /** Called when a copy of an existing component was placed at this index. */
  onPlaced: (placementId: number, at: number) => void;
}

/** The inspector: the form of the selected component, the gallery of components, or hints. */
export function Inspector(props: InspectorProps) {
  const { data, version, isReadOnly } = props;
  return (
    <>
      {/* Beside an open version it is said above the page. */}
      {version && isReadOnly && (version.planned || !openVersion(data.versions)) && (
        <Text size="sm" className={classes.locked}>
          <IconLock size={16} stroke={1.5} aria-hidden />
          <ReadOnlyWords version={version} how="To change the page, create a draft." />
        </Text>
      )}
      {version?.comments && (
        <Text size="sm" className={classes.comment}>
          <Text span size="sm" c="dimmed">
            Comment:{' '}
          </Text>
          {version.comments}
        </Text>
      )}
      <InspectorBody {...props} />
    </>
  );
}

function InspectorBody(props: InspectorProps) {
  const { data, version, choice, chosen, chrome, isReadOnly } = props;
  if (!version) {
    return (
      <EmptyState title="No version">
        This page has nothing to show or edit yet. Create a draft to begin.
      </EmptyState>
    );
  }
  const form = {
    place: { pageId: data.page.id, versionId: version.versionId },
    isReadOnly,
    entryKey: chosenKey(choice) ?? '',
    patches: props.patches,
    history: props.history,
    onTyping: props.onTyping,
    onWork: props.onWork,
    onSaved: props.onDone,
    onCreated: props.onCreated,
    onNew: props.onNew,
    onCancel: () => props.onChoose({ kind: 'nothing' }),
  };
  const gallery = (at: number, onCancel?: () => void) => (
    <ComponentGallery
      key={choice.kind}
      place={form.place}
      at={at}
      types={data.allComponentTypes}
      allComponents={data.allComponents}
      placedIds={data.pageComponents.map(({ componentId }) => componentId)}
      onChoose={(type, section) => props.onChoose({ kind: 'new', type, at, section })}
      onPlaced={(placementId) => props.onPlaced(placementId, at)}
      onCancel={onCancel}
    />
  );
  if (choice.kind === 'gallery' && !isReadOnly) return gallery(choice.at, form.onCancel);
  if (choice.kind === 'new') {
    return (
      <ComponentForm
        key={`new ${choice.type} ${choice.at}`}
        type={choice.type}
        at={choice.at}
        section={choice.section}
        stored={chosen?.stored}
        {...form}
      />
    );
  }
  if (chosen) return <ChosenForm chosen={chosen} form={form} />;
  if (chrome) return <ChromeNote part={chrome} />;
  if (!isReadOnly && data.pageComponents.length === 0) return gallery(0);
  return (
    <EmptyState
      icon={<IconPointer size={32} stroke={1.5} />}
      title={isReadOnly ? 'Select a component' : 'Click and type'}
    >
      {isReadOnly
        ? 'Click it on the page, and its fields are shown here.'
        : 'Click any text on the page and type. Settings that the page does not show are edited here.'}
    </EmptyState>
  );
}

type SharedFormProps = Omit<Parameters<typeof ComponentForm>[0], 'type' | 'stored' | 'at'>;

function ChosenForm({ chosen, form }: { chosen: LoadedComponent; form: SharedFormProps }) {
  const { placement, stored } = chosen;
  if (!isCreatableType(placement.type) || !stored) {
    return (
      <Text c="var(--editor-error)" fw={700} p="md">
        {messages.unknownComponent}
      </Text>
    );
  }
  return <ComponentForm key={placement.id} type={placement.type} stored={stored} {...form} />;
}
