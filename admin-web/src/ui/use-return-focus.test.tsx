import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useReturnFocus } from './use-return-focus';

function Dialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  return (
    // biome-ignore lint/a11y/noAutofocus: what a dialog does
    <button type="button" autoFocus onClick={onClose}>
      Close
    </button>
  );
}

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function OpenerInMenu() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const choose = () => {
    setIsMenuOpen(false);
    setIsOpen(true);
  };
  return (
    <>
      <button type="button" id="actions" onClick={() => setIsMenuOpen(true)}>
        Actions
      </button>
      {isMenuOpen && (
        <div role="menu" aria-labelledby="actions">
          <button type="button" role="menuitem" onClick={choose}>
            Open
          </button>
        </div>
      )}
      {isOpen && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

test("returns the focus to the menu's button when a dialog opened from that menu closes", () => {
  render(<OpenerInMenu />);
  const actions = screen.getByRole('button', { name: 'Actions' });
  fireEvent.click(actions);
  const entry = screen.getByRole('menuitem', { name: 'Open' });
  entry.focus();
  fireEvent.click(entry);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(entry.isConnected).toBe(false);
  expect(document.activeElement).toBe(actions);
});

test('returns the focus to the element that opened the dialog', () => {
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  const close = screen.getByRole('button', { name: 'Close' });
  expect(document.activeElement).toBe(close);
  fireEvent.click(close);
  expect(close.isConnected).toBe(false);
  expect(document.activeElement).toBe(opener);
});

function Entries() {
  const [names, setNames] = useState(['Ada', 'Ben', 'Cleo']);
  const [asked, setAsked] = useState<string>();
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => setAsked(name)}>
            Remove {name}
          </button>
        </li>
      ))}
      {names.length === 0 && (
        <button type="button" key="add">
          Add a name
        </button>
      )}
      {asked && (
        <Dialog
          onClose={() => {
            setNames(names.filter((name) => name !== asked));
            setAsked(undefined);
          }}
        />
      )}
    </ul>
  );
}

test('gives the focus to the next entry when the one whose dialog it was is removed', () => {
  render(<Entries />);
  const remove = (name: string) => {
    const opener = screen.getByRole('button', { name });
    opener.focus();
    fireEvent.click(opener);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    return document.activeElement?.textContent;
  };
  expect(remove('Remove Ada')).toBe('Remove Ben');
  expect(remove('Remove Cleo')).toBe('Remove Ben');
  expect(remove('Remove Ben')).toBe('Add a name');
});
