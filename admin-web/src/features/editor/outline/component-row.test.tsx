import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { SortableEntries } from '../../../ui/sortable-entry';
import { SortableFrame } from '../../../ui/sortable-frame';
import { ComponentRow } from './component-row';

function openRow(type: string, isReadOnly: boolean) {
  serveCalls({});
  const placement = { id: 4, type, componentId: 4, componentName: 'Hours', versionId: 1 } as never;
  const [onMove, nothing] = [vi.fn(), vi.fn()];
  renderScreen(
    <SortableFrame noun="component" items={[{ id: 4 }]} nameOf={() => 'Hours'} onMove={nothing}>
      <SortableEntries label="Components">
        <ComponentRow
          {...{ placement, isReadOnly, onMove, whenShown: undefined, isFirst: false, isLast: false }}
          {...{ isSelected: false, onChoose: nothing, onAddAbove: nothing, onDuplicate: nothing }}
          {...{ onSaveSection: nothing, onDelete: nothing, isHidden: false, onToggleHidden: nothing }}
        />
      </SortableEntries>
    </SortableFrame>,
  );
  const row = screen.getByTitle('Hours');
  fireEvent.keyDown(row, { key: 'ArrowDown', altKey: true });
  return { row, onMove };
}

/** What the buttons of a row are for, beside the one that opens its form. */
const tools = () =>
  screen.getAllByRole('button').flatMap((button) => button.getAttribute('aria-label') ?? []);

it('a row is moved by keyboard in a draft, and has its tools [1:76] [1:160] [1:162]', () => {
  expect(openRow('Announcement', false).onMove).toHaveBeenCalledWith(1);
  expect(tools().sort()).toEqual(['Actions of Hours', 'Add above Hours', 'Move Hours']);
  expect(screen.queryByRole('img', { name: 'View' })).toBeNull();
});

it('a row that can only be viewed has a view icon alone, and is not moved by keyboard either [1:12] [1:76] [1:162]', () => {
  const { row, onMove } = openRow('Announcement', true);
  expect(onMove).not.toHaveBeenCalled();
  expect(row.textContent).toContain('Announcement');
  expect(within(row).getByRole('img', { name: 'View' })).toBeTruthy();
  expect(tools()).toEqual([]);
});

it('a component of an unknown type shows ERROR in the list [1:171] [2:82] [2:259]', () => {
  expect(openRow('Carousel', false).row.textContent).toContain('ERROR');
});
