import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startAcme } from '../../support/acme';
import { Editing } from '../../support/editing/editing';
import { type Op, ops } from '../../support/editing/ops';
import { openWindow } from '../../support/editing/window';
import { type Wire, wireTo } from '../../support/editing/wire';
import { runs, sayCases, seedOfRun } from '../../support/random-runs';

const count = runs(10_000);
const { admin, editor } = await startAcme();
let wire: Wire;
let closeWindow: () => void;

beforeAll(async () => {
  closeWindow = openWindow();
  wire = wireTo(editor);
  vi.stubGlobal('fetch', wire.fetch);
  const { answerQuestions } = await import('@galley/admin-web/src/test-support/editing-session');
  answerQuestions();
});
afterAll(async () => {
  // React unmounts what was closed last.
  await new Promise((resolve) => setTimeout(resolve, 20));
  vi.unstubAllGlobals();
  closeWindow();
});

it('keeps everything that is typed, shows what is stored, and can undo all of it', async () => {
  const sessions = fc.asyncProperty(ops, async (session: Op[]) => {
    const editing = await Editing.open(wire, editor, admin);
    try {
      for (const op of session) await editing.do(op);
      expect(await editing.problems()).toEqual([]);
    } finally {
      editing.close();
    }
  });
  await fc.assert(sessions, { numRuns: count, seed: seedOfRun });
  sayCases(count, 'editing sessions');
});
