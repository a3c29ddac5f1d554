import { useState } from 'react';
import { useStored } from '../../lib/store';
import type { LoadedComponent } from './canvas/loaded-components';
import { chosenPlacementId } from './editor-choice';
import type { useEditorChoice } from './use-editor-choice';

/** The stored component being edited. If someone deletes it, it stays as long as it has unsaved input. */
export function useChosenComponent(
  loaded: readonly LoadedComponent[],
  { choice, work }: Pick<ReturnType<typeof useEditorChoice>, 'choice' | 'work'>,
): LoadedComponent | undefined {
  const chosenId = chosenPlacementId(choice);
  const placed = loaded.find(({ placement }) => placement.id === chosenId);
  const [held, setHeld] = useState<LoadedComponent>();
  if (placed && placed !== held) setHeld(placed);
  const isHeld = useStored(work, ({ isDirty }) => !placed && isDirty && held?.placement.id === chosenId);
  return placed ?? (isHeld ? held : undefined);
}
