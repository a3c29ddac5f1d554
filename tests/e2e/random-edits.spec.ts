import fc from 'fast-check';
import { type Op, ops } from '../support/editing/ops';
import { isSoak, sayCases, seedOfRun } from '../support/random-runs';
import { admin, editor } from './editor-page';
import { expect, test } from './journey';
import { PageBeingEdited } from './page-being-edited';
import { adminUrl } from './product';
import { signInByApi } from './sign-in';

const count = isSoak ? 200 : 10;
/** The connection is lost before the first text was opened, so the code of its form is missing too. */
const lostAtOnce: Op[] = [
  { does: 'lose', loss: 'before' },
  { does: 'type', at: 1, isHeld: true },
];

test('random sessions on the page: what is shown is stored, no typed text is lost, and undo restores everything', async ({
  browser,
  provokes,
}) => {
  provokes(/^(409|net::ERR_\w+) \/(api|assets)\//);
  const [own, other] = [
    await browser.newContext({ baseURL: adminUrl }),
    await browser.newContext({ baseURL: adminUrl }),
  ];
  await signInByApi(own.request, editor);
  await signInByApi(other.request, admin);
  const sessions = fc.asyncProperty(ops, async (session: Op[]) => {
    const page = await PageBeingEdited.open(own, other.request);
    for (const op of session) await page.do(op);
    expect(await page.problems()).toEqual([]);
  });
  await fc.assert(sessions, {
    numRuns: count,
    seed: seedOfRun,
    endOnFailure: true,
    examples: [[lostAtOnce]],
  });
  sayCases(count, 'editing sessions in a browser');
  await own.close();
  await other.close();
});
