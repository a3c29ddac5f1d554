import { describe, expect, it } from 'vitest';
import { createPageHistory, inverse, orderNow } from './page-history';

function opened() {
  let time = 0;
  const history = createPageHistory(() => time);
  history.opened(1, { text: 'Old', name: 'N' });
  return {
    history,
    type: (text: string, name = 'N', id = 1) => history.changed(id, { text, name }),
    pause: () => {
      time += 2_000;
    },
  };
}

describe('the history of a page', () => {
  it('undoes a burst of typing at once, and separate typing step by step', () => {
    const { history, type, pause } = opened();
    for (const text of ['O', 'On', 'One']) type(text);
    pause();
    type('One, two', 'One');
    expect(history.back()).toMatchObject({
      before: { text: 'One', name: 'N' },
      after: { text: 'One, two', name: 'One' },
    });
    expect(history.back()).toEqual({
      kind: 'fields',
      id: 1,
      before: { text: 'Old' },
      after: { text: 'One' },
    });
    expect([history.back(), history.get()]).toEqual([undefined, { canUndo: false, canRedo: true }]);
    expect(history.forth()).toMatchObject({ after: { text: 'One' } });
    expect(history.get()).toEqual({ canUndo: true, canRedo: true });
  });

  it('groups keys that are reported late by when they were typed: without a pause, or after one', () => {
    const { history, type, pause } = opened();
    type('O');
    pause();
    history.over(1_900, () => type('One'));
    expect(history.back()).toMatchObject({ before: { text: 'Old' }, after: { text: 'One' } });
    type('O');
    pause();
    history.over(500, () => type('One'));
    expect(history.back()).toMatchObject({ before: { text: 'O' }, after: { text: 'One' } });
  });

  it('spans components, and drops undone steps once something else is changed', () => {
    const { history, type } = opened();
    history.opened(2, { text: 'Two' });
    type('One');
    history.changed(2, { text: 'Three' });
    history.add({ kind: 'order', before: [1, 2], after: [2, 1] });
    expect(inverse(history.back() as never)).toMatchObject({ before: [2, 1], after: [1, 2] });
    expect(history.back()).toMatchObject({ id: 2, before: { text: 'Two' } });
    history.add({ kind: 'added', id: 3, at: 0 });
    expect(history.get()).toEqual({ canUndo: true, canRedo: false });
    expect(inverse({ kind: 'added', id: 3, at: 0 })).toEqual({ kind: 'removed', id: 3, at: 0 });
  });

  it('records no step for changes from elsewhere', () => {
    const { history, type } = opened();
    history.quietly(() => type('Theirs'));
    expect(history.get().canUndo).toBe(false);
    type('Mine');
    expect(history.back()).toMatchObject({ before: { text: 'Theirs' }, after: { text: 'Mine' } });
  });

  it('recognises what a field has undone itself', () => {
    const { history, type, pause } = opened();
    type('One');
    pause();
    history.as('undone');
    type('Old');
    expect(history.get()).toEqual({ canUndo: false, canRedo: true });
    expect(history.forth()).toMatchObject({ after: { text: 'One' } });
  });

  it("keeps the server's version of a text, and at most a hundred steps", () => {
    const { history, type, pause } = opened();
    type('<b>One');
    history.kept(1, { text: '<b>One' }, { text: 'One' });
    expect(history.back()).toMatchObject({ after: { text: 'One' } });
    for (let step = 0; step < 150; step += 1) {
      pause();
      type(String(step));
    }
    let count = 0;
    while (history.back()) count += 1;
    expect(count).toBe(100);
  });

  it('restores an order for the components that exist now', () => {
    expect(orderNow([1, 2, 3], [3, 2, 1])).toEqual([1, 2, 3]);
    expect(orderNow([1, 2, 3], [3, 4, 1])).toEqual([1, 3, 4]);
    expect(orderNow([1], [5, 1])).toEqual([5, 1]);
  });
});
