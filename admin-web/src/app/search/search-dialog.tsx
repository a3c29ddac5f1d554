// Before the styles of this dialog, which win against Mantine's.
import '../global.css';
import { Combobox, Text, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { countOf } from '../../lib/count-of';
import { Dialog } from '../../ui/dialog';
import { useCloseDialog } from '../../ui/dialog-closing';
import { type Entry, entriesFor } from './entry';
import classes from './search.module.css';
import { useEntries } from './use-entries';

interface SearchDialogProps {
  /** What was typed before the field was there. */
  takeEarly: () => string;
  onClose: () => void;
}

/** Searches pages, people, pictures, forms, settings and actions by name. */
export function SearchDialog({ takeEarly, onClose }: SearchDialogProps) {
  return (
    <Dialog
      title="Search everything"
      size="lg"
      onClose={onClose}
      fillsPhone
      classNames={{ header: classes.head, body: classes.body }}
    >
      <Search takeEarly={takeEarly} />
    </Dialog>
  );
}

function Search({ takeEarly }: Pick<SearchDialogProps, 'takeEarly'>) {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const close = useCloseDialog();
  const combobox = useCombobox({ opened: true });
  const { entries, isSearching } = useEntries(typed);
  const groups = entriesFor(entries, typed);
  const found = groups.flatMap(([, entries]) => entries);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed decides what is first
  useEffect(() => {
    combobox.selectFirstOption();
  }, [typed, found.length]);

  const open = (place: string) => {
    const entry = found[Number(place)];
    if (!entry) return;
    close();
    if (typeof entry.to === 'function') entry.to();
    else if (entry.to.startsWith('/')) navigate(entry.to);
    else window.open(entry.to, '_blank', 'noopener');
  };
  const isEmpty = (found.length === 0 && !isSearching) || undefined;
  return (
    <Combobox store={combobox} onOptionSubmit={open}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          data-autofocus
          size="md"
          variant="unstyled"
          classNames={{ root: classes.field }}
          aria-label="Search everything"
          placeholder="Search pages, people, images, settings and actions"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onFocus={() => setTyped(typed + takeEarly())}
          // The list would handle Escape itself, although it stays open as long as the dialog.
          onKeyDown={({ key }) => key === 'Escape' && close()}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={classes.results} data-empty={isEmpty} aria-label="Results" tabIndex={-1}>
        {groups.map(([group, ofGroup]) => (
          <Combobox.Group key={group} label={group}>
            {ofGroup.map((entry) => (
              <Result
                key={`${entry.label} ${entry.hint} ${entry.to}`}
                entry={entry}
                place={found.indexOf(entry)}
              />
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      <Text size="sm" c="dimmed" role="status" mt="xs" className={classes.state} data-empty={isEmpty}>
        {found.length > 0
          ? countOf(found.length, 'result')
          : isSearching
            ? 'Searching…'
            : `No results for '${typed.trim()}'.`}
      </Text>
    </Combobox>
  );
}

function Result({ entry: { label, hint, Icon }, place }: { entry: Entry; place: number }) {
  return (
    <Combobox.Option value={String(place)} className={classes.result}>
      <Icon size={18} stroke={1.6} aria-hidden />
      <Text span fw={500} truncate>
        {label}
      </Text>
      {hint && (
        <Text span size="xs" c="dimmed" truncate className={classes.hint}>
          {hint}
        </Text>
      )}
    </Combobox.Option>
  );
}
