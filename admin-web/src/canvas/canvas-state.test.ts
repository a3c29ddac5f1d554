import { noSurroundings } from '@galley/public-web/surroundings';
import { describe, expect, it } from 'vitest';
import type { CanvasEntry, FromCanvas } from '../parts/page-canvas/messages';
import { createCanvasStore } from './canvas-state';

const entry = (key: string, announcementText: string): CanvasEntry => ({
  key,
  component: { type: 'Announcement', componentId: 1, data: { componentName: 'N', announcementText } },
});
const surroundings = { forms: {}, images: {}, linkUrls: {}, surroundings: noSurroundings, canEdit: true };

function opened() {
  const sent: FromCanvas[] = [];
  const store = createCanvasStore((message) => sent.push(message));
  const take = (changed: CanvasEntry[], seen: number, order = ['1', '2'], moved = 0) =>
    store.take({ kind: 'entries', order, changed, seen, moved, ...surroundings });
  const textOf = (key: string) => JSON.stringify(store.entry(key)?.component?.data);
  take([entry('1', 'One'), entry('2', 'Two')], 0);
  return { store, sent, take, textOf };
}

describe('the state of the canvas', () => {
  it('keeps the entry object where nothing changed, so that it is not rendered again', () => {
    const { store, take } = opened();
    const before = store.entry('1');
    take([entry('2', 'Other')], 0);
    expect(store.entry('1')).toBe(before);
  });

  it('keeps all objects when the same state arrives again, so that nothing is rendered again', () => {
    const { store, take } = opened();
    const before = store.get();
    take([entry('1', 'One'), entry('2', 'Two')], 0);
    for (const [name, value] of Object.entries(before)) {
      expect([name, store.get()[name as keyof typeof before] === value]).toEqual([name, true]);
    }
    store.take({
      kind: 'entries',
      order: ['1', '2'],
      changed: [],
      seen: 0,
      moved: 0,
      ...surroundings,
      linkUrls: { p1: '/a' },
    });
    expect(store.get().linkUrls).toEqual({ p1: '/a' });
    expect(store.get().entries).toBe(before.entries);
  });

  it('follows the order of the editor and drops what was deleted [1:76] [1:160]', () => {
    const { store, take } = opened();
    take([], 0, ['2']);
    expect(store.get().entries.map(({ key }) => key)).toEqual(['2']);
  });

  it('shows a move at once, and ignores orders that do not include it yet unless a component came or went [1:76] [1:160]', () => {
    const { store, sent, take } = opened();
    const shown = () => store.get().entries.map(({ key }) => key);
    store.move('2', 0);
    store.move('2', 1);
    store.move('1', 1);
    expect(shown()).toEqual(['2', '1']);
    expect(sent).toEqual([
      { kind: 'move', key: '2', to: 0, number: 1 },
      { kind: 'move', key: '2', to: 1, number: 2 },
      { kind: 'move', key: '1', to: 1, number: 3 },
    ]);
    take([], 0, ['1', '2'], 2);
    expect(shown()).toEqual(['2', '1']);
    take([entry('3', 'Three')], 0, ['1', '2', '3'], 2);
    expect(shown()).toEqual(['1', '2', '3']);
    take([], 0, ['1', '2', '3'], 3);
    expect(shown()).toEqual(['1', '2', '3']);
  });

  it('shows typed text at once, and ignores responses that do not contain it yet [1:160]', () => {
    const { store, sent, take, textOf } = opened();
    store.typed({ key: '1', field: 'announcementText', value: 'On', forMs: 0 });
    store.typed({ key: '1', field: 'announcementText', value: 'One more', forMs: 0 });
    take([entry('1', 'On')], 1);
    expect(textOf('1')).toContain('One more');
    take([entry('1', 'One more, from the form')], 2);
    expect(textOf('1')).toContain('One more, from the form');
    expect(sent).toMatchObject([
      { kind: 'typed', value: 'On', number: 1 },
      { kind: 'typed', value: 'One more', number: 2 },
    ]);
  });

  it('recognises a selection of the editor that is older than its own', () => {
    const { store } = opened();
    store.select('1');
    store.select('2');
    expect(store.isNews(1)).toBe(false);
    expect(store.isNews(2)).toBe(true);
  });
});
