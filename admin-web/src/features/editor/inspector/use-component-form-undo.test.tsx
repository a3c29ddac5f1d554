import { describe, expect, it } from 'vitest';
import { openForm, startFormServer } from '../../../test-support/component-form';

const server = startFormServer();

describe('undo', () => {
  it('goes back and forth step by step, and saves each step', async () => {
    const { type, pause, undo, redo, history, text } = openForm();
    await type('One');
    await pause();
    await type('Two');
    await pause();
    await undo();
    await pause();
    expect(text()).toBe('One');
    await undo();
    await pause();
    expect(text()).toBe('Old');
    expect(history.get().canUndo).toBe(false);
    await redo();
    await pause();
    expect(text()).toBe('One');
    expect(server.sent.map(({ body }) => [body.announcementText, body.revision])).toEqual([
      ['One', 3],
      ['Two', 4],
      ['One', 5],
      ['Old', 6],
      ['One', 7],
    ]);
  });

  it('undoes unsaved text without a call', async () => {
    const { type, pause, undo, text } = openForm();
    await type('Typed');
    await undo();
    await pause();
    expect(text()).toBe('Old');
    await pause();
    expect(server.sent).toEqual([]);
  });

  it('goes back to the values that the form was opened with', async () => {
    const { type, pause, undo, text } = openForm();
    for (const word of ['One', 'Two', 'Three']) {
      await type(word);
      await pause();
    }
    for (let step = 0; step < 3; step += 1) await undo();
    expect(text()).toBe('Old');
  });
});
