import { useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '../session/use-signed-in-user';
import { loadedComponents } from './canvas/loaded-components';
import { editorKeys } from './editor-keys';
import type { PageComponentData } from './use-get-page-component-data';
import { placeholderNote } from './versions/placeholder-note';
import { allowedActions, canEditVersion, selectedVersion } from './versions/version-rules';

/** The version that is shown, and what may be done with it. */
export function useShownVersion(
  data: PageComponentData,
  chosenVersionId: number | null,
  isSwitching: boolean,
) {
  const { page, versions } = data;
  const { role } = useSignedInUser();
  const client = useQueryClient();
  const selected = selectedVersion(versions, chosenVersionId ?? data.selectedVersionId);
  const isDeleted = page.status === 'Deleted';
  return {
    selected,
    isDeleted,
    isReadOnly: !canEditVersion(selected) || isDeleted || isSwitching,
    actions: isDeleted ? [] : allowedActions(selected, versions, role, page.allowDelete),
    /** Of what is stored when it is asked for: saving may have come just before. */
    note: () => {
      const key = editorKeys.data(page.id, chosenVersionId);
      return placeholderNote(loadedComponents(client.getQueryData<PageComponentData>(key) ?? data));
    },
  };
}
