import { onErrorThat } from '@galley/shared/on-error';
import { linksByIdInText } from '@galley/shared/page-links';
import { createPageSchema } from '@galley/shared/schemas/page';
import { loadStarter } from '@galley/shared/starters/all-starters';
import { ownComponent, ownPage } from '@galley/shared/starters/company-words';
import type { Starter, StarterPage } from '@galley/shared/starters/starter';
import { homePageId } from '../core/companies/new-company-items';
import type { CompanyScope } from '../core/company-scope';
import { firstContent } from '../core/components/first-content';
import { writeConflict } from '../core/conflicts';
import { pageCounterEntity, pageEntity, withHints } from '../core/entities/page';
import { releaseEntity } from '../core/entities/path';
import { type SettingsRecord, type StartRecord, settingsEntity, startEntity } from '../core/entities/site';
import { versionEntity } from '../core/entities/version';
import { BusyError, HttpError } from '../core/errors';
import { searchTextHints } from '../core/hints/search-text-hints';
import { dispatchJobs, type NewJob } from '../core/jobs';
import { drawnBy } from '../core/pages/appearance';
import { readPageTree } from '../core/pages/page-list-repository';
import { pageDetails } from '../core/pages/page-rules';
import { PathTakenError } from '../core/pages/path-reservations';
import { releaseParts } from '../core/release/release-parts';
import { releaseStateOf } from '../core/release/release-state';
import { footerTexts } from '../core/rich-text/site-texts';
import { footer } from '../core/site-parts/footer';
import type { Table, Write } from '../core/table';
import { draftPageWrites, newPageRecord } from '../pages/new-page';
import { makeForm, makePicture, pictureUrl, type StarterThing } from './starter-things';

/**
 * Creates what a starter contains and the company does not have yet: pictures, form, and pages as drafts.
 * Each is created in one transaction with its progress mark, so a retry continues after it. What staff made
 * in the meantime takes precedence: a page whose path is taken is skipped, and so is a home page that was
 * started.
 */
export async function makeStarter(table: Table, scope: CompanyScope): Promise<void> {
  const [start, settings] = await table.batchGet([startEntity.key(scope), settingsEntity.key(scope)]);
  if (!start || start.isMade || !settings) return;
  const making = new Making(table, scope, start);
  const starter = await loadStarter(start.starter);
  for (const [name, picture] of Object.entries(starter.pictures)) {
    await making.once(`picture ${name}`, (now) =>
      makePicture(table, scope, start.starter, name, picture, now),
    );
  }
  await making.once('form', (now) => makeForm(table, scope, starter.form, now));
  await making.numberPages(starter.pages);
  for (const page of starter.pages) {
    await making.once(`page ${page.friendlyUrl}`, (now) => makePage(making, page, settings, now));
  }
  await making.once('page /', (now) => writeHome(making, starter, settings, now));
  await linkFooter(making);
  await making.note({ set: { isMade: true } }, []);
  // Together, because each event would occupy an environment of this Lambda until its picture's variants are made.
  await dispatchJobs(making.jobs);
}

/** One run of the job, with the progress so far. */
class Making {
  private readonly made: Map<string, number>;
  private revision: number;
  /** The jobs of what was created. */
  readonly jobs: NewJob[] = [];

  constructor(
    readonly table: Table,
    readonly scope: CompanyScope,
    readonly start: StartRecord,
  ) {
    this.made = new Map(start.made.map(({ what, id }) => [what, id]));
    this.revision = start.revision;
  }

  idOf(what: string): number {
    return this.made.get(what) ?? 0;
  }

  /** Creates an item unless its mark exists; an item that is skipped is marked, too. */
  async once(what: string, make: (now: Date) => Promise<StarterThing>): Promise<void> {
    if (this.made.has(what)) return;
    const noteSkipped = () => this.note({ append: { made: [{ what, id: 0 }] } }, []).then(() => 0);
    const id = await this.tryToMake(what, make).catch(onErrorThat(givesWay, noteSkipped));
    this.made.set(what, id);
  }

  private async tryToMake(what: string, make: (now: Date) => Promise<StarterThing>): Promise<number> {
    const { id, writes, jobs = [] } = await make(new Date());
    await this.note({ append: { made: [{ what, id }] } }, writes);
    this.jobs.push(...jobs);
    return id;
  }

  /** Gives each page its id before any is written, so that all can link to each other. */
  async numberPages(pages: readonly StarterPage[]): Promise<void> {
    const { table, scope, made } = this;
    const left = pages.filter(({ friendlyUrl }) => !made.has(`id ${friendlyUrl}`));
    if (left.length === 0) return;
    const standing = (await readPageTree(table, scope)).atPaths();
    const counter = pageCounterEntity.key(scope);
    const lastId = await table.increment(counter, 'lastId', left.length, withHints(left.length));
    const marks = left.flatMap(({ friendlyUrl }, index) => {
      const id = `id ${friendlyUrl}`;
      const ofStaff = standing.get(`/${friendlyUrl}`);
      if (!ofStaff) return [{ what: id, id: lastId - left.length + 1 + index }];
      // This path is taken: links lead to the page that is there, and none is created.
      return [
        { what: id, id: ofStaff.id },
        { what: `page ${friendlyUrl}`, id: 0 },
      ];
    });
    await this.note({ append: { made: marks } }, []);
    for (const { what, id } of marks) made.set(what, id);
  }

  /** The page that this site has at a path of the starter. */
  readonly pageAt = (path: string): number | undefined =>
    path === '/' ? homePageId : this.made.get(`id ${path.slice(1)}`);

  /** @throws WriteConflict where another run is in progress */
  async note(change: { append?: Record<string, unknown[]>; set?: object }, writes: Write[]): Promise<void> {
    const { table, scope, revision } = this;
    const write = {
      update: startEntity.key(scope),
      ...change,
      add: { revision: 1 },
      condition: { equals: { revision } },
      refused: writeConflict,
    } as Write;
    await table.commit([write, ...writes]);
    this.revision = revision + 1;
  }
}

class HomeWasBegun extends Error {}

/**
 * Whether staff were faster: a path is taken, a rule forbids the page, or the home page has been started.
 * Conflicts that come from load on the table are retried instead.
 */
const givesWay = (error: unknown) =>
  error instanceof PathTakenError ||
  error instanceof HomeWasBegun ||
  (error instanceof HttpError && !(error instanceof BusyError));

async function makePage(
  making: Making,
  page: StarterPage,
  settings: SettingsRecord,
  now: Date,
): Promise<StarterThing> {
  const { table, scope, start } = making;
  const id = making.idOf(`id ${page.friendlyUrl}`);
  const [tree, release, content] = await Promise.all([
    readPageTree(table, scope),
    table.get(releaseEntity.key(scope)),
    ownContent(making, id, page, settings),
  ]);
  const input = createPageSchema.parse(ownPage(page, settings.companyName));
  const record = newPageRecord(scope, id, pageDetails(tree, input), start.email, now);
  const place = { tree, page: record, email: start.email, release: releaseStateOf(release).release, now };
  return { id, writes: [...draftPageWrites(scope, { ...place, header: content.header }), ...content.writes] };
}

/** The home page exists as long as the company does. */
async function writeHome(
  making: Making,
  { home }: Starter,
  settings: SettingsRecord,
  now: Date,
): Promise<StarterThing> {
  const { scope, start } = making;
  const changedAt = now.toISOString();
  const { header, writes } = await ownContent(making, homePageId, home, settings);
  const { scoTitle, scoMetaDescription, scoMetaKeywords } = ownPage(home, settings.companyName);
  const untouched = { condition: { equals: { revision: 1 } }, refused: () => new HomeWasBegun() };
  const changes: Write[] = [
    {
      update: pageEntity.key(scope, homePageId),
      set: {
        scoTitle,
        scoMetaDescription,
        scoMetaKeywords,
        changedAt,
        changedBy: start.email,
        ...drawnBy(header.placements),
      },
      add: { revision: 1 },
      ...untouched,
    },
    {
      update: versionEntity.key(scope, homePageId, 1),
      set: { ...header, timestamp: changedAt, email: start.email },
      add: { revision: 1 },
      ...untouched,
    },
  ];
  const hints = searchTextHints(scope, homePageId, { scoTitle, scoMetaDescription });
  return { id: homePageId, writes: [...changes, ...hints, ...writes] };
}

/** Stores the footer's links like picked ones, unless staff have saved a footer of their own. */
async function linkFooter({ table, scope, pageAt }: Making): Promise<void> {
  const release = releaseStateOf(await table.get(releaseEntity.key(scope)));
  const now = new Date();
  await releaseParts({ table, scope, release, now }, (site) => {
    if (site.footer?.revision !== 1) return {};
    const columns = { ...site.footer };
    for (const column of footerTexts) columns[column] = linksByIdInText(columns[column], pageAt);
    return footer.change(columns, 1, site, { scope, now });
  });
}

function ownContent(making: Making, pageId: number, page: StarterPage, settings: SettingsRecord) {
  const { table, scope, start } = making;
  const own = {
    companyName: settings.companyName,
    pictureOf: (name: string) => pictureUrl(scope, making.idOf(`picture ${name}`), start.starter, name),
    formId: making.idOf('form'),
    pageAt: making.pageAt,
  };
  const components = page.components.map((component) => ownComponent(component, own));
  return firstContent(table, scope, { pageId, versionId: 1 }, components);
}
