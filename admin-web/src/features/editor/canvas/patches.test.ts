import { describe, expect, it } from 'vitest';
import { createPatches } from './patches';

describe('text typed on the canvas', () => {
  it('goes into the form of its component at once, and never into another [1:160]', () => {
    const patches = createPatches();
    const taken: unknown[] = [];
    const close = patches.attach('1', (values) => taken.push(values));
    patches.give('1', { title: 'One' });
    patches.give('2', { title: 'Two' });
    close();
    patches.give('1', { title: 'Late' });
    expect(taken).toEqual([{ title: 'One' }]);
  });

  it('waits for a form that is not open yet, with the last value of each field, and is delivered once [1:160]', () => {
    const patches = createPatches();
    for (const value of ['T', 'Tw', 'Two']) patches.give('2', { title: value });
    patches.give('2', { description: 'Words' });
    const taken: unknown[] = [];
    const take = (values: object, { isUndoing = false }) => void taken.push([values, isUndoing]);
    patches.give('2', { title: 'Before' }, { isUndoing: true });
    patches.attach('2', take)();
    patches.attach('2', take);
    expect(taken).toEqual([
      [{ title: 'Two', description: 'Words' }, false],
      [{ title: 'Before' }, true],
    ]);
  });

  it('reports when all of it has reached its form', async () => {
    const patches = createPatches();
    await patches.settled();
    patches.give('2', { title: 'Two' });
    const order: string[] = [];
    const settled = patches.settled().then(() => order.push('settled'));
    patches.attach('2', () => order.push('taken'));
    await settled;
    expect(order).toEqual(['taken', 'settled']);
  });
});
