import { earlierComponentId } from '@galley/shared/comment-threads';
import type { ComponentPlace, FormValues } from '../../../parts/components/component-calls';
import { useLocalDraft } from '../../../ui/form/use-local-draft';
import { differingFields } from './component-values';

/** Text from a version that is older is not looked for. */
const mostVersionsBack = 9;

/**
 * Keeps the values of a component on this device until they are saved. What was left in the versions before is offered,
 * too: someone may publish a version while another user types in it, and that text belongs in the next draft.
 * @param of the id of a stored component, or the type of a new one
 * @param opened the values that the form was opened with
 */
export function useKeptValues(
  { pageId, versionId }: ComponentPlace,
  of: number | string,
  opened: FormValues,
) {
  const placeIn = (versionsBack: number) => {
    const component = typeof of === 'number' ? earlierComponentId(of, versionsBack) : `new ${of}`;
    return `page ${pageId} V${versionId - versionsBack} ${component}`;
  };
  const length = Math.min(versionId - 1, mostVersionsBack);
  return useLocalDraft<FormValues>(
    placeIn(0),
    (values) => differingFields(values, opened).length > 0,
    Array.from({ length }, (_, index) => placeIn(index + 1)),
  );
}
