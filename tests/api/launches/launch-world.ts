import { localTimeAt } from '@galley/shared/local-time';
import { presetOf } from '@galley/shared/theme/presets';
import { callApi } from '../../support/api-caller';
import type { TestSession } from '../../support/companies';
import { proposeDetails } from '../../support/page-forms';
import {
  addAnnouncement,
  bodyOf,
  makeLivePage,
  makePage,
  newDraft,
  type PageFields,
  submit,
} from '../../support/pages';
import { sweep } from '../../support/sweep';
import type { TestCloud } from '../../support/test-cloud';

/** The time zone in which launches are scheduled. */
export const timeZone = 'America/New_York';

/** A time in that zone, this many minutes from now. */
export const inMinutes = (minutes: number): string => localTimeAt(Date.now() + minutes * 60_000, timeZone);

/** Advances the clock by this many minutes, and runs due jobs after each. */
export async function passMinutes(cloud: TestCloud, minutes: number): Promise<void> {
  for (let done = 0; done < minutes; done += 1) {
    cloud.clock.advance(60_000);
    await sweep(cloud);
  }
}

/** A live page with the text and name `was-<name>`; its pending version changes both to `new-<name>`. */
export async function changedPage(
  admin: TestSession,
  name: string,
  changes: Parameters<typeof proposeDetails>[2] = {},
): Promise<number> {
  const pageId = await makeLivePage(admin, `was-${name}.`, { name: `old-${name}`, friendlyUrl: name });
  const draft = await newDraft(admin, pageId);
  await addAnnouncement(admin, pageId, draft, `new-${name}.`);
  bodyOf(await proposeDetails(admin, pageId, { name: `new-${name}`, ...changes }));
  await submit(admin, pageId);
  return pageId;
}

/** A page that waits for its first publish; it is not on the menu. */
export async function firstPage(
  admin: TestSession,
  name: string,
  changes: Partial<PageFields> = {},
): Promise<number> {
  const pageId = await makePage(admin, {
    name: `new-${name}`,
    friendlyUrl: name,
    showOnMenu: false,
    ...changes,
  });
  await addAnnouncement(admin, pageId, 1, `new-${name}.`);
  await submit(admin, pageId);
  return pageId;
}

export async function newLaunch(admin: TestSession, name: string, pageIds: number[]): Promise<number> {
  return bodyOf(await callApi('createLaunch', { name, pageIds }, { session: admin }));
}

export const publishLaunch = (admin: TestSession, launchId: number) =>
  callApi('publishLaunch', { launchId }, { session: admin });

export const rollBack = async (admin: TestSession, launchId: number): Promise<number> =>
  bodyOf(await callApi('rollBackLaunch', { launchId }, { session: admin }));

export const launchOf = async (admin: TestSession, launchId: number) =>
  bodyOf(await callApi('getLaunch', { launchId }, { session: admin }));

/** The problems that prevent a launch, by page name. */
export const problemsOf = async (admin: TestSession, launchId: number) =>
  (await launchOf(admin, launchId)).pageList.flatMap(({ pageName, problem }) =>
    problem ? [`${pageName}: ${problem}`] : [],
  );

/** Publishes a launch by hand and waits until its job has finished. */
export async function launched(cloud: TestCloud, admin: TestSession, launchId: number): Promise<void> {
  bodyOf(await publishLaunch(admin, launchId));
  await cloud.settled();
}

/** Adds this brand colour to the launch. */
export async function planColor(admin: TestSession, launchId: number, brand: string): Promise<void> {
  const { revision: base } = bodyOf(await callApi('getTheme', {}, { session: admin }));
  const values = { look: { theme: { ...presetOf('clear'), brand } } };
  bodyOf(await callApi('saveLaunchPart', { launchId, values, base }, { session: admin }));
}
