import { useEffect, useState } from 'react';
import { useLatest } from '../../../lib/use-latest';
import { type AutosaveOptions, createAutosave } from './autosave';

/**
 * The autosave of one form, while it is mounted. The options may change on every render. Its state is kept outside
 * React, so that only subscribers render when it changes.
 */
export function useAutosave<Values>(options: AutosaveOptions<Values>) {
  const latest = useLatest(options);
  const [autosave] = useState(() =>
    createAutosave<Values>({
      isChanged: () => latest.current.isChanged(),
      unsaved: () => latest.current.unsaved(),
      save: (values) => latest.current.save(values),
    }),
  );
  useEffect(() => autosave.start(), [autosave]);
  return autosave;
}
