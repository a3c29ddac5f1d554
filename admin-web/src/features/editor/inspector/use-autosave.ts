import { useEffect, useRef, useState } from 'react';
import { type AutosaveOptions, createAutosave } from './autosave';

/**
 * The autosave of one form, for as long as it is shown. The options may be others at every drawing. Its state changes
 * as one types, so that the form is not drawn for it: who shows it subscribes.
 */
export function useAutosave<Values>(options: AutosaveOptions<Values>) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [autosave] = useState(() =>
    createAutosave<Values>({
      isChanged: () => latest.current.isChanged(),
      unsaved: () => latest.current.unsaved(),
      save: (values) => latest.current.save(values),
    }),
  );
  useEffect(() => {
    autosave.start();
    return () => autosave.stop();
  }, [autosave]);
  return autosave;
}
