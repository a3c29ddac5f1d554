import { operator } from '@galley/functions/core/activity-log';
import { setSuspended } from '@galley/functions/core/companies/set-suspended';
import { localTimeAt } from '@galley/shared/local-time';
import type { Acme } from '../../../support/acme';
import { callApi } from '../../../support/api-caller';
import { bodyOf, makeLivePage, pageFields } from '../../../support/pages';
import { sweep } from '../../../support/sweep';
import { visit } from '../../../support/visits';
import type { PageAct } from './model';

const timeZone = 'Asia/Kolkata';
export const minuteMs = 60_000;

/** The product with some live pages, acted upon as people and time do. */
export class World {
  readonly pageIds: number[] = [];
  private readonly paths: string[] = [];
  private renames = 0;

  constructor(private readonly acme: Acme) {}

  async begin(pages: number): Promise<void> {
    const settings = {
      companyName: 'A',
      copyrightName: 'A',
      address: 'A',
      telephone: '212 555 0100',
      timeZone,
    };
    const input = { companySettings: settings, adminVersionUpdateEmails: ['watch@acme.example'] };
    bodyOf(await callApi('createCompanySettings', input, { session: this.acme.admin }));
    for (let page = 0; page < pages; page += 1) {
      const fields = { name: `Page ${page}`, friendlyUrl: `page-${page}`, showOnMenu: false };
      this.pageIds.push(await makeLivePage(this.acme.admin, 'words', fields));
      this.paths.push(`page-${page}`);
    }
  }

  /** Minutes since 1970, whole ones: everything happens in the middle of a minute. */
  now(): number {
    return Math.floor(Date.now() / minuteMs);
  }

  /** Whether it was done. @throws where it failed otherwise than by a refusal */
  async act(page: number, act: PageAct, open: number, live: number, at: number, end: number | null) {
    const pageId = this.pageIds[page] ?? 0;
    const local = (minute: number | null) =>
      minute === null ? '' : localTimeAt(minute * minuteMs, timeZone);
    const times = { publishAt: local(at), takeDownAt: local(end) };
    const session = this.acme.admin;
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
    };
    const { status } = await calls[act]();
    if (status !== 200 && status !== 404 && status !== 409) throw new Error(`${act} answered ${status}`);
    return status === 200;
  }

  private async rename(page: number) {
    const pageId = this.pageIds[page] ?? 0;
    const session = this.acme.admin;
    const { revision } = bodyOf(await callApi('getPage', { pageId }, { session }));
    this.renames += 1;
    const friendlyUrl = `page-${page}-${this.renames}`;
    const fields = pageFields({ name: `Page ${page}`, friendlyUrl, showOnMenu: false });
    const answer = await callApi('updatePage', { ...fields, id: pageId, revision }, { session });
    if (answer.status === 200) this.paths[page] = friendlyUrl;
    return answer;
  }

  suspend(suspended: boolean): Promise<void> {
    const { cloud, acme } = this.acme;
    return setSuspended({
      table: cloud.table,
      scope: acme.scope,
      suspended,
      actor: operator,
      now: new Date(),
    });
  }

  /** The sweep of a minute; with `deadAfter` its worker makes no call to the table after so many. */
  async sweep(deadAfter?: number): Promise<void> {
    const { cloud } = this.acme;
    let calls = 0;
    if (deadAfter !== undefined) {
      cloud.setFault(({ service }) => {
        if (service !== 'dynamodb') return undefined;
        calls += 1;
        return calls > deadAfter ? 'unavailable' : undefined;
      });
    }
    await sweep(cloud).catch(() => undefined);
    cloud.setFault(undefined);
  }

  /** What people and visitors see of a page. */
  async seen(page: number) {
    const pageId = this.pageIds[page] ?? 0;
    const session = this.acme.admin;
    const [data, rows, log, shown] = await Promise.all([
      callApi('getPageComponentData', { pageId, bodies: false }, { session }),
      callApi('listPages', {}, { session }),
      callApi('listVersionLog', { pageId }, { session }),
      visit('acme', `/${this.paths[page]}`),
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
