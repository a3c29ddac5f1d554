import { labelOf } from '@galley/shared/components/dictionary';
import { leftPlaceholders } from '@galley/shared/components/placeholder';
import type { LoadedComponent } from '../canvas/loaded-components';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Names the components that nobody has written in yet, before a version goes on; undefined where there are none. */
export function placeholderNote(loaded: readonly LoadedComponent[]): string | undefined {
  const left = loaded.filter(
    ({ placement, stored }) => stored && leftPlaceholders(placement.type, stored.component.data).length > 0,
  );
  if (left.length === 0) return undefined;
  const names = left.map(({ placement: { type, componentName } }) => {
    const label = labelOf(type) ?? type;
    return componentName === label ? label : `${label} ${componentName}`;
  });
  const says = left.length === 1 ? 'still says what it came with' : 'still say what they came with';
  return `${list.format(names)} ${says}. Write something there first, unless visitors are to read it.`;
}
