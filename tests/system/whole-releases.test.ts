import { unpackChrome, unpackPage } from '@galley/functions/core/release/path-body';
import type { ObservedCall } from '@galley/infra/local/stand-ins/stand-in';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callApi } from '../support/api-caller';
import { makeCompany, sessionFor, type TestSession } from '../support/companies';
import { addAnnouncement, bodyOf, makeLivePage, newDraft, submit } from '../support/pages';
import { runs } from '../support/random-runs';
import { startTestCloud, type TestCloud } from '../support/test-cloud';
import { visit } from '../support/visits';
import '../support/table-at-hand/setup';

/**
 * A page is published, another renamed with its path and a page under it, and the footer saved, all as fast as
 * possible; visitors read at the same time, and every other read is torn: it returns one of its items in its former
 * state. The page, menu and footer of a response must have existed together at some moment.
 */
const visits = 20_000;
const rounds = runs(50);
const visitors = 20;

let cloud: TestCloud;
let admin: TestSession;

/** What the site shows: numbers that only grow. */
interface Shown {
  /** The text of the published page. */
  text: number;
  /** The name of the renamed page, in the menu. */
  name: number;
  footer: number;
}
const numberIn = (html: string, marker: keyof Shown): number =>
  Number(new RegExp(`${marker}-(\\d+)`).exec(html)?.[1] ?? Number.NaN);
const keyOf = (...numbers: number[]) => numbers.join('/');

/** The item of a path, as on the wire. */
interface PutItem {
  sk: { S: string };
  body?: { B: string };
}

/** Every state of the site, by what was written to the table. */
const moments: Shown[] = [];

beforeEach(async () => {
  moments.length = 0;
  cloud = await startTestCloud();
  admin = await sessionFor(cloud, await makeCompany('acme'), 'Admin');
});
afterEach(() => cloud.stop());

/** Takes the states from the successful transactions, in order. */
function noteMoments(calls: readonly ObservedCall[]): void {
  for (const { operation, input, error } of calls) {
    if (operation !== 'TransactWriteItems' || error) continue;
    const { TransactItems } = input as { TransactItems: { Put?: { Item: PutItem } }[] };
    const bodyOfPath = (path: string) => {
      const { Put } = TransactItems.find((write) => write.Put?.Item.sk.S === path) ?? {};
      return Put?.Item.body && Buffer.from(Put.Item.body.B, 'base64');
    };
    const [chrome, page] = [bodyOfPath('CHROME'), bodyOfPath('/published')];
    if (!chrome) continue;
    const site = JSON.stringify(unpackChrome(chrome));
    const text = page ? numberIn(JSON.stringify(unpackPage(page)), 'text') : moments.at(-1)?.text;
    moments.push({ text: text ?? 0, name: numberIn(site, 'name'), footer: numberIn(site, 'footer') });
  }
}

/** A user with too many conflicts is told to try again, and does so. */
async function untilTaken(change: () => Promise<{ status: number }>): Promise<void> {
  let answer = await change();
  while (answer.status === 409) answer = await change();
  expect(answer.status).toBe(200);
}

async function followed(start: string): Promise<{ status: number; html: string }> {
  for (let hops = 0, path = start; ; hops += 1) {
    const answer = await visit('acme', path);
    if (answer.status !== 301 || hops > 5) return answer;
    path = answer.headers.location ?? '';
  }
}

const title = `shows whole releases only, in ${visits} visits while everything changes and reads are torn`;
const titles = Array.from({ length: rounds }, (_, round) =>
  round === 0 ? title : `${title}, round ${round + 1}`,
);

it.each(titles)('%s', async () => {
  const written: ObservedCall[] = [];
  const meter = cloud.calls.start();
  const published = await makeLivePage(admin, 'text-0', { name: 'Published', friendlyUrl: 'published' });
  const renamed = await makeLivePage(admin, 'constant', { name: 'name-0', friendlyUrl: 'at-0' });
  await makeLivePage(admin, 'under it', { name: 'Under', friendlyUrl: 'under', menu: renamed });
  const columns = { contentColumn2: '', contentColumn3: '', contentColumn4: '' };
  const footer = (number: number) => ({ contentColumn1: `<p>footer-${number}</p>`, ...columns });
  bodyOf(await callApi('createFooter', footer(0), { session: admin }));
  await cloud.settled();

  const at: Shown = { text: 0, name: 0, footer: 0 };
  let done = 0;
  const untilVisited = async (change: () => Promise<void>) => {
    while (done < visits) await change();
  };
  const writers = [
    untilVisited(async () => {
      const draft = await newDraft(admin, published);
      await addAnnouncement(admin, published, draft, `text-${at.text + 1}`);
      await submit(admin, published);
      const input = { pageId: published, comments: '' };
      await untilTaken(() => callApi('publishDraft', input, { session: admin, method: 'POST' }));
      at.text += 1;
    }),
    untilVisited(async () => {
      await untilTaken(async () => {
        const page = bodyOf(await callApi('getPage', { pageId: renamed }, { session: admin }));
        const next = { ...page, name: `name-${at.name + 1}`, friendlyUrl: `at-${at.name + 1}` };
        return callApi('updatePage', next, { session: admin });
      });
      at.name += 1;
    }),
    untilVisited(async () => {
      await untilTaken(async () => {
        const { revision } = bodyOf(await callApi('getFooter', {}, { session: admin }));
        return callApi('updateFooter', { id: 1, ...footer(at.footer + 1), revision }, { session: admin });
      });
      at.footer += 1;
    }),
  ];

  const answers: { path: string; status: number; shown: string; names: string }[] = [];
  const seen = new Set<string>();
  const look = async (number: number) => {
    const path = ['/published', `/at-${at.name}`, `/at-${at.name}/under`][number % 3] ?? '';
    const { status, html } = await followed(path);
    const names = [...new Set(html.match(/name-\d+/g))].join();
    const shown = keyOf(
      ...(number % 3 === 0 ? [numberIn(html, 'text')] : []),
      numberIn(html, 'name'),
      numberIn(html, 'footer'),
    );
    const state = `${status} ${number % 3} ${shown} ${names}`;
    if (!seen.has(state)) answers.push({ path, status, shown, names });
    seen.add(state);
  };
  console.log(`cases: ${visits} visits while everything changes, in no set order`);
  let torn = 0;
  cloud.setTornReads(({ action, leadingKeys }) => {
    if (action !== 'dynamodb:BatchGetItem' || leadingKeys?.[0] !== 'C#acme#PATHS') return false;
    torn += 1;
    return torn % 2 === 0;
  });
  const walk = async () => {
    while (done < visits) {
      done += 1;
      await look(done);
    }
  };
  await Promise.all([...Array.from({ length: visitors }, walk), ...writers]);
  cloud.setTornReads(undefined);
  written.push(...meter.stop());
  noteMoments(written);

  const possible = new Set(
    moments.flatMap(({ text, name, footer }) => [keyOf(text, name, footer), keyOf(name, footer)]),
  );
  const wrong = answers.filter(
    ({ status, shown, names }) => status !== 200 || !possible.has(shown) || names.includes(','),
  );
  console.log(`${moments.length} releases, ${seen.size} different answers, ${torn / 2} torn reads`, at);
  expect(wrong.slice(0, 10)).toEqual([]);
  expect(Math.min(at.text, at.name, at.footer)).toBeGreaterThan(10);
});
