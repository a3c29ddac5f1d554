import { useSignedInUser } from '../../parts/session/use-signed-in-user';
import type { PageComponentData } from '../../parts/versions/use-get-page-component-data';
import { allowedActions, canEditVersion, selectedVersion } from '../../parts/versions/version-rules';

/** The version that is shown, and what the user may do with it. */
export function useShownVersion(
  data: PageComponentData,
  chosenVersionId: number | null,
  isSwitching: boolean,
) {
  const { page, versions } = data;
  const user = useSignedInUser();
  const selected = selectedVersion(versions, chosenVersionId ?? data.selectedVersionId);
  const isDeleted = page.status === 'Deleted';
  return {
    selected,
    isDeleted,
    isReadOnly: !canEditVersion(selected) || isDeleted || isSwitching,
    actions: isDeleted ? [] : allowedActions(selected, versions, user, page.allowDelete),
  };
}
