import { Kbd } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { holdEvent, listen } from '../../lib/listen';
import { loadedPart } from '../../lib/loaded-part';
import { keyName, useShortcut } from '../../ui/shortcuts';
import classes from './search.module.css';

const SearchDialog = loadedPart(async () => (await import('./search-dialog')).SearchDialog);

/** Opens the global search, as Ctrl+K does. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  const takeEarly = useEarlyLetters(isOpen, setIsOpen);
  useShortcut('mod+K', 'Search everything', () => setIsOpen(true), { worksInFields: true });
  return (
    <>
      <button
        type="button"
        className={classes.button}
        onClick={() => setIsOpen(true)}
        aria-label="Search everything"
      >
        <IconSearch size={16} stroke={1.75} aria-hidden />
        <span>Search</span>
        <Kbd size="xs" className={classes.keys}>
          {keyName('mod')} K
        </Kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog takeEarly={takeEarly} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Letters that are typed before the dialog is there belong to it, and not to the field behind it; Escape gives it up, as
 * without a connection it may not come. The function that is returned takes the letters, once.
 */
function useEarlyLetters(isOpen: boolean, setIsOpen: (isOpen: boolean) => void): () => string {
  const letters = useRef<string>(undefined);
  useEffect(() => {
    if (!isOpen) return;
    letters.current = '';
    const take = (event: KeyboardEvent) => {
      if (letters.current === undefined) return;
      if (event.key === 'Escape') return setIsOpen(false);
      if (event.key.length > 1 || event.ctrlKey || event.metaKey) return;
      holdEvent(event);
      letters.current += event.key;
    };
    return listen(window, { keydown: take }, { capture: true });
  }, [isOpen, setIsOpen]);
  return () => {
    const taken = letters.current ?? '';
    letters.current = undefined;
    return taken;
  };
}
