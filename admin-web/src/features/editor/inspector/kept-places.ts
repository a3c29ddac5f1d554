import { earlierComponentId } from '@galley/shared/comment-threads';
import type { ComponentPlace } from './component-calls';

/** Text from a version that is older is not looked for. */
const mostVersionsBack = 9;

/**
 * Where unsaved text of a component is kept on this device, in its version and in those before it: someone may
 * publish a version while another user types in it, and that text belongs in the next draft.
 * @param of the id of a stored component, or the type of a new one
 */
export function keptPlaces({ pageId, versionId }: ComponentPlace, of: number | string) {
  const placeOf = (versionsBack: number) => {
    const component = typeof of === 'number' ? earlierComponentId(of, versionsBack) : `new ${of}`;
    return `page ${pageId} V${versionId - versionsBack} ${component}`;
  };
  const back = Math.min(versionId - 1, mostVersionsBack);
  return { own: placeOf(0), earlier: Array.from({ length: back }, (_, index) => placeOf(index + 1)) };
}
