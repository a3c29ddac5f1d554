import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../test-support/render-screen';
import { DataTable } from './data-table';
import { type DataColumn, initialTableView } from './data-table-columns';

interface Boat {
  id: number;
  name: string;
  harbour: string;
  isMoored: boolean;
}

const boats: Boat[] = [
  { id: 1, name: 'Boat 10', harbour: '', isMoored: true },
  { id: 2, name: 'Boat 9', harbour: 'Rockport', isMoored: false },
  { id: 3, name: 'Boat 1', harbour: 'Camden', isMoored: true },
];
const columns: DataColumn<Boat>[] = [
  { id: 'name', header: 'Name', value: (boat) => boat.name },
  { id: 'harbour', header: 'Harbour', value: (boat) => boat.harbour },
  { id: 'isMoored', header: 'Moored', value: (boat) => boat.isMoored },
];

function Boats({ pageSize = 50, isChoice = false }: { pageSize?: number; isChoice?: boolean }) {
  const [view, setView] = useState(initialTableView);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Boats"
      noun="boat"
      rows={boats}
      columns={columns}
      pageSize={pageSize}
      rowKey={(boat) => String(boat.id)}
      rowLink={(boat) => ({ to: `/boats/${boat.id}`, label: `Edit ${boat.name}` })}
      {...(isChoice && {
        choice: { chosen, onChange: setChosen, label: (boat: Boat) => `Choose ${boat.name}` },
      })}
      rowActions={({ name }) => createPortal(<p>Move {name}?</p>, document.body)}
      view={view}
      onViewChange={setView}
    />
  );
}

const chosenBoxes = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ checked, indeterminate }) => checked || indeterminate);

const shownNames = () =>
  within(screen.getByRole('table', { name: 'Boats' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

describe('data table', () => {
  it('sorts ascending, then descending, then restores the given order [1:26] [1:63] [2:21] [2:24] [2:28]', () => {
    renderScreen(<Boats />);
    const header = screen.getByRole('button', { name: 'Name' });
    expect(shownNames()).toEqual(['Boat 10', 'Boat 9', 'Boat 1']);
    fireEvent.click(header);
    expect(shownNames()).toEqual(['Boat 1', 'Boat 9', 'Boat 10']);
    expect(header.closest('th')?.getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(header);
    expect(shownNames()).toEqual(['Boat 10', 'Boat 9', 'Boat 1']);
    fireEvent.click(header);
    expect(header.closest('th')?.getAttribute('aria-sort')).toBe('none');
  });

  it('keeps empty cells last in both directions [1:63]', () => {
    renderScreen(<Boats />);
    const header = screen.getByRole('button', { name: 'Harbour' });
    fireEvent.click(header);
    expect(shownNames()).toEqual(['Boat 1', 'Boat 9', 'Boat 10']);
    fireEvent.click(header);
    expect(shownNames()).toEqual(['Boat 9', 'Boat 1', 'Boat 10']);
    // No is a value, which comes before Yes and after it in turn.
    const moored = screen.getByRole('button', { name: 'Moored' });
    fireEvent.click(moored);
    expect(shownNames()).toEqual(['Boat 9', 'Boat 10', 'Boat 1']);
    fireEvent.click(moored);
    expect(shownNames()).toEqual(['Boat 10', 'Boat 1', 'Boat 9']);
  });

  it('shows one page at a time [1:63] [1:294] [2:264]', () => {
    renderScreen(<Boats pageSize={2} />);
    expect(shownNames()).toEqual(['Boat 10', 'Boat 9']);
    expect(screen.getByText('1–2 of 3 boats')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '2' }));
    expect(shownNames()).toEqual(['Boat 1']);
    // All rows are sorted, and not those of the page that is shown.
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(shownNames()).toEqual(['Boat 1', 'Boat 9']);
    fireEvent.click(screen.getByRole('button', { name: '2' }));
    expect(shownNames()).toEqual(['Boat 10']);
  });

  it('moves from row to row with the arrow keys; Tab reaches one row [1:26] [2:21] [2:24] [2:28]', () => {
    renderScreen(<Boats />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.tabIndex)).toEqual([0, -1, -1]);
    links[0]?.focus();
    fireEvent.keyDown(links[0] as HTMLElement, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(links[1]);
    fireEvent.keyDown(links[1] as HTMLElement, { key: 'End' });
    expect(document.activeElement).toBe(links[2]);
    fireEvent.keyDown(links[2] as HTMLElement, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(links[1]);
  });

  it('opens a row by a click anywhere in it [1:26] [2:21] [2:24] [2:28]', async () => {
    const { currentPath } = renderScreen(<Boats />);
    // A dialog of a row is elsewhere.
    fireEvent.click(screen.getByText('Move Boat 10?'));
    fireEvent.click(screen.getByText('Rockport'));
    await waitFor(() => expect(currentPath()).toBe('/boats/2'));
  });

  it('selects one row, with Shift a range, all visible rows, and the focused one by key', () => {
    renderScreen(<Boats isChoice />);
    expect(chosenBoxes()).toEqual([false, false, false, false]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Boat 10' }));
    expect(chosenBoxes()).toEqual([true, true, false, false]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Boat 1' }), { shiftKey: true });
    expect(chosenBoxes()).toEqual([true, true, true, true]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all rows shown' }));
    expect(chosenBoxes()).toEqual([false, false, false, false]);
    const link = screen.getByRole('link', { name: 'Edit Boat 9' });
    fireEvent.keyDown(link, { key: 'x', ctrlKey: true });
    expect(chosenBoxes()).toEqual([false, false, false, false]);
    fireEvent.keyDown(link, { key: 'x' });
    expect(chosenBoxes()).toEqual([true, false, true, false]);
  });

  it('selects only the rows of the visible page', () => {
    renderScreen(<Boats isChoice pageSize={2} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all rows shown' }));
    fireEvent.click(screen.getByRole('button', { name: '2' }));
    expect(chosenBoxes()).toEqual([false, false]);
  });
});
