import { operator } from '@galley/functions/core/activity-log';
import { setSuspended } from '@galley/functions/core/companies/set-suspended';
import { storedMoment } from '@galley/shared/chosen-moment';
import { localTimeAt } from '@galley/shared/local-time';
import { callApi } from '../../../support/api-caller';
import { makeCompany, sessionFor, type TestCompany, type TestSession } from '../../../support/companies';
import { faultAfter } from '../../../support/fault-after';
import { bodyOf, makeLivePage, pageFields } from '../../../support/pages';
import { sweep } from '../../../support/sweep';
import type { TestCloud } from '../../../support/test-cloud';
import { visit } from '../../../support/visits';
import { waitingJobs } from '../../../support/waiting-jobs';
import { type PageAct, type Window, windowOf } from './model';

const timeZone = 'Asia/Kolkata';
export const minuteMs = 60_000;
const timedWords = 'For some time only';

/** A company of the product with some live pages, on which users act and time passes. */
export class World {
  private readonly pageIds: number[] = [];
  private readonly paths: string[] = [];
  private readonly isMoved: boolean[] = [];
  private renames = 0;
  private section = 0;

  private constructor(
    private readonly cloud: TestCloud,
    private readonly company: TestCompany,
    readonly session: TestSession,
  ) {}

  static async begin(cloud: TestCloud, key: string, pages: number): Promise<World> {
    const company = await makeCompany(key);
    const world = new World(cloud, company, await sessionFor(cloud, company, 'Admin'));
    await world.makePages(pages);
    return world;
  }

  private async makePages(pages: number): Promise<void> {
    const settings = {
      companyName: 'A',
      copyrightName: 'A',
      address: 'A',
      telephone: '212 555 0100',
      timeZone,
    };
    const input = { companySettings: settings, adminVersionUpdateEmails: ['watch@acme.example'] };
    const { session } = this;
    bodyOf(await callApi('createCompanySettings', input, { session }));
    this.section = await makeLivePage(session, 'section', { friendlyUrl: 'section' });
    for (let page = 0; page < pages; page += 1) {
      const fields = { name: `Page ${page}`, friendlyUrl: `page-${page}`, showOnMenu: false };
      this.pageIds.push(await makeLivePage(session, 'words', fields));
      this.paths.push(`page-${page}`);
    }
  }

  /** Whole minutes since 1970: everything happens in the middle of a minute. */
  now(): number {
    return Math.floor(Date.now() / minuteMs);
  }

  /** Whether the call succeeded. @throws where it failed with anything but a rejection */
  async act(
    page: number,
    act: PageAct,
    { open, live, backup }: { open: number; live: number; backup: number },
    at: number,
    end: number | null,
  ) {
    const pageId = this.pageIds[page] ?? 0;
    const local = (minute: number | null) =>
      minute === null ? '' : localTimeAt(minute * minuteMs, timeZone);
    const times = { publishAt: local(at), takeDownAt: local(end) };
    const { session } = this;
    const calls: Record<PageAct, () => Promise<{ status: number }>> = {
      createDraft: () => callApi('createDraft', { pageId }, { session, method: 'POST' }),
      submitDraft: () => callApi('submitDraft', { pageId, comments: '' }, { session, method: 'POST' }),
      recallDraft: () => callApi('recallDraft', { pageId, versionId: open }, { session }),
      rejectDraft: () => callApi('rejectDraft', { pageId, comments: 'no' }, { session, method: 'POST' }),
      deleteDraft: () => callApi('deleteDraft', { pageId }, { session }),
      publishDraft: () => callApi('publishDraft', { pageId, comments: '' }, { session, method: 'POST' }),
      unpublish: () => callApi('unpublish', { pageId, comments: '' }, { session }),
      scheduleOpen: () =>
        callApi('scheduleVersion', { pageId, versionId: open, timeZone, ...times }, { session }),
      scheduleEnd: () =>
        callApi('scheduleVersion', { pageId, versionId: live, timeZone, takeDownAt: local(at) }, { session }),
      cancelOpen: () => callApi('cancelSchedule', { pageId, versionId: open }, { session }),
      cancelLive: () => callApi('cancelSchedule', { pageId, versionId: live }, { session }),
      deletePage: () => callApi('deletePage', { pageId }, { session }),
      restorePage: () => callApi('restorePage', { pageId }, { session }),
      renamePage: () => this.rename(page),
      movePage: () => this.rename(page, true),
      restoreVersion: () =>
        callApi('restoreVersion', { pageId, versionId: backup, comments: '' }, { session }),
      timeSection: () => this.timeSection(pageId, open, windowOf(at, end)),
    };
    return isDone(act, (await calls[act]()).status);
  }

  /** Adds a timed section to the draft, or changes the times of its section. */
  private async timeSection(pageId: number, versionId: number, { from, until }: Window) {
    const { session } = this;
    const stored = (minute: number | null) =>
      minute === null ? '' : storedMoment({ at: new Date(minute * minuteMs).toISOString(), timeZone });
    const fields = {
      componentName: 'Timed',
      announcementText: timedWords,
      sectionShownFrom: stored(from),
      sectionShownUntil: stored(until),
    };
    const { components } = bodyOf(await callApi('getPageComponentData', { pageId }, { session }));
    const timed = components.find(({ data }) => data.componentName === 'Timed');
    const at = { pageId, versionId };
    if (!timed) return callApi('createAnnouncement', { ...at, ...fields }, { session });
    const { componentId: id, revision } = timed;
    return callApi('updateAnnouncement', { ...at, ...fields, id, revision }, { session });
  }

  async makeLaunch(pages: readonly number[]): Promise<number> {
    const pageIds = pages.map((page) => this.pageIds[page] ?? 0);
    return bodyOf(await callApi('createLaunch', { name: 'Together', pageIds }, { session: this.session }));
  }

  async rollBack(launchId: number): Promise<number> {
    return bodyOf(await callApi('rollBackLaunch', { launchId }, { session: this.session }));
  }

  async planLaunch(launchId: number, at: number | null): Promise<void> {
    const publishAt = at === null ? null : localTimeAt(at * minuteMs, timeZone);
    bodyOf(await callApi('scheduleLaunch', { launchId, publishAt, timeZone }, { session: this.session }));
  }

  /** Whether it was started. */
  async publishLaunch(launchId: number): Promise<boolean> {
    const { status } = await callApi('publishLaunch', { launchId }, { session: this.session });
    await this.cloud.settled();
    return isDone('publishLaunch', status);
  }

  async forgetLaunches(launchIds: readonly number[]): Promise<void> {
    for (const launchId of launchIds)
      bodyOf(await callApi('deleteLaunch', { launchId }, { session: this.session }));
  }

  /** What users see of a launch. */
  async seenOfLaunch(launchId: number) {
    const { status, publishAt, missed } = bodyOf(
      await callApi('getLaunch', { launchId }, { session: this.session }),
    );
    return {
      status,
      publishAt: publishAt ? Date.parse(publishAt) / minuteMs : null,
      isMissed: missed !== undefined,
    };
  }

  /** @param moves into the section, or out of it */
  private async rename(page: number, moves = false) {
    const pageId = this.pageIds[page] ?? 0;
    const isMoved = Boolean(this.isMoved[page]) !== moves;
    const { session } = this;
    const { revision } = bodyOf(await callApi('getPage', { pageId }, { session }));
    this.renames += 1;
    const friendlyUrl = `page-${page}-${this.renames}`;
    const menu = isMoved ? this.section : null;
    const fields = pageFields({ name: `Page ${page}`, friendlyUrl, menu, showOnMenu: false });
    const answer = await callApi('updatePage', { ...fields, id: pageId, revision }, { session });
    if (answer.status === 200) {
      this.paths[page] = isMoved ? `section/${friendlyUrl}` : friendlyUrl;
      this.isMoved[page] = isMoved;
    }
    return answer;
  }

  suspend(suspended: boolean): Promise<void> {
    return setSuspended({
      table: this.cloud.table,
      scope: this.company.scope,
      suspended,
      actor: operator,
      now: new Date(),
    });
  }

  /** The sweep of a minute; after this many of its calls to the table its worker dies, or one response is lost. */
  async sweep(fault?: { before: number; dies: boolean }): Promise<void> {
    if (fault) this.cloud.setFault(faultAfter(fault.before, fault.dies).inject);
    await sweep(this.cloud).catch(() => undefined);
    this.cloud.setFault(undefined);
  }

  /** Whether something that a fault has interrupted is still in progress. */
  async isBusy(): Promise<boolean> {
    const now = new Date().toISOString();
    const waiting = await waitingJobs(this.cloud.table);
    return waiting.some(
      ({ work, sk }) => sk <= now && ['keep-schedule', 'carry-out-launch'].includes(work.kind),
    );
  }

  /** What users and visitors see of a page. */
  async seen(page: number) {
    const pageId = this.pageIds[page] ?? 0;
    const { session } = this;
    const [data, rows, log, shown] = await Promise.all([
      callApi('getPageComponentData', { pageId, bodies: false }, { session }),
      callApi('listPages', {}, { session }),
      callApi('listVersionLog', { pageId }, { session }),
      visit(this.company.key, `/${this.paths[page]}`),
    ]);
    const { versions } = bodyOf(data);
    const actions = bodyOf(log).map(({ action }) => action);
    const minuteOf = (moment: string | undefined) => (moment ? Date.parse(moment) / minuteMs : null);
    const [open, live] = ['draft|pending', 'live'].map((states) =>
      versions.find(({ status }) => states.split('|').includes(status)),
    );
    return {
      status: bodyOf(rows).find((row) => row.pageId === pageId)?.versionStatus,
      open: open ? `V${open.versionId} ${open.status}` : null,
      live: live?.versionId ?? null,
      isVisible: shown.status === 200,
      showsTimed: shown.html.includes(timedWords),
      plan: open?.planned
        ? [
            minuteOf(open.planned.publishAt),
            minuteOf(open.planned.takeDownAt),
            open.planned.missed !== undefined,
          ]
        : null,
      takeDown: live?.planned ? [minuteOf(live.planned.takeDownAt), live.planned.missed !== undefined] : null,
      published: (versionId: number) =>
        actions.filter((action) => action === `Published V${versionId}`).length,
      missed: actions.filter((action) => action.startsWith('Overdue')).length,
    };
  }
}

/** @throws where a call failed with anything but a rejection */
function isDone(act: string, status: number): boolean {
  if (status !== 200 && status !== 404 && status !== 409) throw new Error(`${act} answered ${status}`);
  return status === 200;
}
