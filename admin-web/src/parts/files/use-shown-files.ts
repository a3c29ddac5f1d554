import type { Surroundings } from '@galley/public-web/surroundings';
import { useMemo } from 'react';
import { useListFiles } from './use-files';

/** Adds the current files of the library to what components show: one may have just been chosen. */
export function useShownFiles(surroundings: Surroundings, isAsked: boolean): Surroundings {
  const { data } = useListFiles(isAsked);
  return useMemo(() => {
    if (!isAsked || !data) return surroundings;
    const models = data.map(({ id, title, fileUrl, kind, bytes }) => [
      id,
      { title, href: `/images/${fileUrl}`, kind, bytes },
    ]);
    return { ...surroundings, files: Object.fromEntries(models) };
  }, [surroundings, data, isAsked]);
}
