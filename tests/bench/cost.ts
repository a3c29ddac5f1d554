import { callApi } from '../support/api-caller';
import type { TestSession } from '../support/companies';
import { bodyOf, submit } from '../support/pages';
import type { TestCloud } from '../support/test-cloud';
import { median, ratioOf } from './figures';
import type { Row } from './row';

/** What an action costs. */
export interface Cost {
  /** Capacity units and calls of the table. */
  units: number;
  calls: number;
  /** Milliseconds of processor time, stand-ins included. */
  cpuMs: number;
}

export async function costOf(cloud: TestCloud, action: () => Promise<unknown>): Promise<Cost> {
  const before = process.cpuUsage();
  const { calls } = await cloud.calls.during(action);
  const { user, system } = process.cpuUsage(before);
  const asked = calls.filter(({ service }) => service === 'dynamodb');
  const units = asked.reduce((sum, call) => sum + call.units, 0);
  return { units, calls: asked.length, cpuMs: (user + system) / 1_000 };
}

/** Submits a page's draft and publishes it; the cost is that of publishing. */
export async function costOfPublish(cloud: TestCloud, admin: TestSession, pageId: number): Promise<Cost> {
  await submit(admin, pageId);
  const input = { pageId, comments: '' };
  return costOf(cloud, async () =>
    bodyOf(await callApi('publishDraft', input, { session: admin, method: 'POST' })),
  );
}

/** What an action costs in a large case, as a multiple of a small one: units, calls and processor time. */
export function growthRows(name: string, large: readonly Cost[], small: readonly Cost[]): Row[] {
  const rowOf = (what: keyof Cost, word: string, target: number): Row => {
    const [own, reference] = [large, small].map((costs) => costs.map((cost) => cost[what]));
    const { value, spread } = ratioOf(own ?? [], reference ?? []);
    const [most, few] = [median(own ?? []), median(reference ?? [])];
    const isTime = what === 'cpuMs';
    return {
      name: `${name}: ${word}`,
      value,
      ...(isTime && { spread }),
      unit: 'times',
      target,
      note: isTime ? `${most.toFixed(1)} ms to ${few.toFixed(1)}, ${large.length} runs` : `${most} to ${few}`,
    };
  };
  return [
    rowOf('units', 'table units', 1.1),
    rowOf('calls', 'table calls', 1.1),
    rowOf('cpuMs', 'processor', 1.3),
  ];
}
