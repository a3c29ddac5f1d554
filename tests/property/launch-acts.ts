import { defaultTimeZone } from '@galley/shared/limits';
import { localTimeAt } from '@galley/shared/local-time';
import { type Act, type Actor, type CallResponse, call } from './acting';
import { type Command, openStatusOf } from './commands';
import type { LaunchIntent } from './intents';

const minute = 60_000;
type LaunchAct = Exclude<LaunchIntent['kind'], 'planPart' | 'removePart'>;

/** Pages for a launch, different ones each time. */
function pagesFor({ model }: Actor, { page, other, flag }: Command): number[] {
  const pages = [...model.pages.values()].flatMap((one) => {
    const status = openStatusOf(one);
    return status === 'pending' || (flag && status === 'draft') ? [one.id] : [];
  });
  return pages.slice(other % Math.max(1, pages.length)).slice(0, 1 + (page % 3));
}

/** A launch that can still be changed, or else a published one. */
function launchOf({ model }: Actor, { other }: Command, isPublished: boolean): number {
  const launches = [...model.launches.all].filter(([, launch]) => launch.isPublished === isPublished);
  return launches[other % Math.max(1, launches.length)]?.[0] ?? 0;
}

/** A launch that can still be changed; 0 where there is none. */
export const plannedLaunchOf = (actor: Actor, command: Command): number => launchOf(actor, command, false);

interface ReadLaunch {
  revision: number;
  partList: { part: string; to: Record<string, unknown>; revision: number; problem?: string }[];
}

/** A launch as a user sees it. */
export async function readLaunch(
  actor: Pick<Actor, 'session'>,
  launchId: number,
): Promise<{ answer: CallResponse; launch: ReadLaunch | undefined }> {
  const { answer, body } = await call(actor, 'getLaunch', { launchId });
  return { answer, launch: answer.status < 300 ? (body as unknown as ReadLaunch) : undefined };
}

async function changeLaunch(
  actor: Actor,
  command: Command,
  kind: 'planLaunch' | 'publishLaunch',
  name: 'scheduleLaunch' | 'publishLaunch',
  more: object,
) {
  const launchId = launchOf(actor, command, false);
  if (!launchId) return undefined;
  const { answer, launch } = await readLaunch(actor, launchId);
  if (!launch) return answer;
  const { revision } = launch;
  actor.intend({ kind, launchId });
  return (await call(actor, name, { launchId, revision, reason: '', ...more })).answer;
}

/** Launches are created, changed, scheduled, published and rolled back. */
export const launchActs: Record<LaunchAct, Act> = {
  createLaunch: async (actor, command) => {
    const pageIds = pagesFor(actor, command);
    if (pageIds.length === 0) return undefined;
    actor.intend({ kind: 'createLaunch' });
    return (await call(actor, 'createLaunch', { name: actor.newWord(), pageIds })).answer;
  },
  addLaunchPages: async (actor, command) => {
    const [launchId, pageIds] = [launchOf(actor, command, false), pagesFor(actor, command)];
    if (!launchId || pageIds.length === 0) return undefined;
    actor.intend({ kind: 'addLaunchPages', launchId });
    return (await call(actor, 'addLaunchPages', { launchId, pageIds })).answer;
  },
  removeLaunchPages: async (actor, command) => {
    const launchId = launchOf(actor, command, false);
    const pages = [...(actor.model.launches.all.get(launchId)?.entries.keys() ?? [])];
    const pageId = pages[command.page % Math.max(1, pages.length)];
    if (!pageId) return undefined;
    actor.intend({ kind: 'removeLaunchPages', launchId, pageId });
    return (await call(actor, 'removeLaunchPages', { launchId, pageIds: [pageId] })).answer;
  },
  planLaunch: (actor, command) => {
    const publishAt = command.flag ? '' : localTimeAt(Date.now() + 2 * minute, defaultTimeZone);
    const times = { publishAt, timeZone: defaultTimeZone };
    return changeLaunch(actor, command, 'planLaunch', 'scheduleLaunch', times);
  },
  publishLaunch: (actor, command) => changeLaunch(actor, command, 'publishLaunch', 'publishLaunch', {}),
  rollBackLaunch: async (actor, command) => {
    const launchId = launchOf(actor, command, true);
    if (!launchId) return undefined;
    actor.intend({ kind: 'rollBackLaunch', launchId });
    return (await call(actor, 'rollBackLaunch', { launchId })).answer;
  },
};
