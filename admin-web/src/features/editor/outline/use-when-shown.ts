import type { PageComponent } from '@galley/shared/schemas/version';
import { shownWords } from '../../../lib/shown-words';
import { useCompany } from '../../session/use-company-name';
import type { LoadedComponent } from '../canvas/loaded-components';

/** Returns when visitors see a component of a version, if not at all times. */
export function useWhenShown(loaded: readonly LoadedComponent[]) {
  const timeZone = useCompany()?.timeZone;
  return ({ id }: PageComponent): string | undefined => {
    const stored = loaded.find(({ placement }) => placement.id === id)?.stored;
    return stored && shownWords(stored.component.data, timeZone);
  };
}
