import { Kbd } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { loadedPart } from '../../lib/loaded-part';
import { keyName, useShortcut } from '../../ui/shortcuts';
import classes from './search.module.css';

const SearchDialog = loadedPart(async () => (await import('./search-dialog')).SearchDialog);

/** Opens the global search, as Ctrl+K does. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  useShortcut('mod+K', 'Search everything', () => setIsOpen(true), true);
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
          <SearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
