import type { SitePartName } from '@galley/shared/site-parts';
import type { Intent, LaunchIntent } from './intents';
import type { Model, ModelPage } from './model';
import type { Transaction } from './scheduler';

type Details = Partial<Record<'name' | 'slug', string>>;

/** What a launch does to one page. */
export interface ModelEntry {
  /** The version that goes live; undefined where the page leaves the site. */
  versionId: number | undefined;
  /** The state of the version when it was added; a roll-back restores the former live version. */
  looked?: string;
  /** The version that must be live for a roll-back, and the details that it restores. */
  back?: { live: number | undefined; details: Details };
  /** What it replaced, once it went live. */
  before?: { live: number | undefined; details: Details };
}

/** What a launch does to a part of the site. */
export interface ModelPart {
  word: string;
  /** The number of the part's changes on the site when this was added. */
  base: number;
  /** What it replaced, and the number of the part's changes then, once it went live. */
  before?: { word: string; left: number };
}

export interface ModelLaunch {
  /** Who created, scheduled or published it last. */
  by: string;
  isPublished: boolean;
  entries: Map<number, ModelEntry>;
  parts: Map<SitePartName, ModelPart>;
}

const kinds = new Set<string>([
  ...['createLaunch', 'addLaunchPages', 'removeLaunchPages'],
  ...['planLaunch', 'publishLaunch', 'rollBackLaunch', 'planPart', 'removePart'],
]);
export const isAboutLaunches = (intent: Intent): intent is LaunchIntent => kinds.has(intent.kind);

/** The expected launches: all pages and parts of one go live in one transaction, as they were reviewed, or none. */
export class ModelLaunches {
  readonly all = new Map<number, ModelLaunch>();
  /** The numbers of launches that went live, of roll-backs among them, and of parts in them. */
  published = 0;
  takenBack = 0;
  parts = 0;

  constructor(private readonly model: Model) {}

  apply(intent: LaunchIntent, transaction: Transaction, email: string): void {
    if (intent.kind === 'createLaunch' || intent.kind === 'rollBackLaunch') {
      const made = transaction.items.find(({ kind, sk }) => kind === 'Put' && sk.startsWith('LAUNCH#'));
      const launch: ModelLaunch = { by: email, isPublished: false, entries: new Map(), parts: new Map() };
      this.all.set(Number(made?.sk.slice('LAUNCH#'.length)), launch);
      if (intent.kind === 'createLaunch') this.takeAlong(launch, transaction);
      else Object.assign(launch, contentsBack(this.all.get(intent.launchId)));
      return;
    }
    const launch = this.all.get(intent.launchId);
    if (!launch) return;
    if (launch.isPublished) {
      this.model.violations.push(`Launch ${intent.launchId} was changed after it went live`);
    } else if (intent.kind === 'addLaunchPages') this.takeAlong(launch, transaction);
    else if (intent.kind === 'removeLaunchPages') launch.entries.delete(intent.pageId);
    else if (intent.kind === 'planPart') this.planPart(launch, intent);
    else if (intent.kind === 'removePart') launch.parts.delete(intent.part);
    else launch.by = email;
  }

  /** Makes a launch live if this is the transaction with which one goes live, from any user. */
  notice({ items }: Transaction): void {
    const flip = items.find(({ kind, pk, sk }) => kind === 'Put' && pk.endsWith('#PAGES') && sk === 'LAUNCH');
    if (!flip) return;
    const run = (flip.item?.run as { S?: string } | undefined)?.S ?? '';
    const launchId = Number(run.split('.')[0]);
    const launch = this.all.get(launchId);
    if (!launch || launch.isPublished) {
      this.model.violations.push(`Launch ${launchId} went live, which is not there or was live already`);
      return;
    }
    launch.isPublished = true;
    this.published += 1;
    if ([...launch.entries.values()].some(({ back }) => back)) this.takenBack += 1;
    for (const [pageId, entry] of launch.entries) this.makeLive(launch, pageId, entry);
    for (const [part, planned] of launch.parts) this.makePartLive(part, planned);
    this.model.notePaths();
    this.model.site.noteMoment();
  }

  /** Parts that were saved on the site since they were added: each of them blocks the launch. */
  heldBackIn({ parts }: ModelLaunch): SitePartName[] {
    return [...parts].flatMap(([part, { base }]) => (base === this.model.site.changesOf(part) ? [] : [part]));
  }

  private planPart({ parts }: ModelLaunch, intent: Extract<LaunchIntent, { kind: 'planPart' }>): void {
    const { part, base, seen, word } = intent;
    const planned = parts.get(part)?.word;
    if (seen !== planned)
      this.model.violations.push(`Lost update of a launch's ${part}: '${planned}' was replaced unseen`);
    parts.set(part, { word, base });
  }

  private makePartLive(part: SitePartName, planned: ModelPart): void {
    const { site } = this.model;
    if (planned.base !== site.changesOf(part)) this.wrong(`the ${part}, which was saved on the site since`);
    const before = site.wordOf(part);
    site.set(part, planned.word);
    planned.before = { word: before, left: site.changesOf(part) };
    this.parts += 1;
  }

  /** The transaction has the page and its version; the version's content is known here. */
  private takeAlong({ entries }: ModelLaunch, { items }: Transaction): void {
    for (const { kind, sk, item } of items) {
      if (kind !== 'Put' || !sk.startsWith('PAGE#')) continue;
      const [pageId, versionId] = ['pageId', 'versionId'].map((name) =>
        Number((item?.[name] as { N?: string } | undefined)?.N ?? 0),
      ) as [number, number];
      entries.set(pageId, { versionId, looked: wordsOf(this.model.pages.get(pageId), versionId) });
    }
  }

  private makeLive({ by }: ModelLaunch, pageId: number, entry: ModelEntry): void {
    const page = this.model.pages.get(pageId);
    if (!page) return;
    const { versionId, looked, back } = entry;
    const version = versionId === undefined ? undefined : page.versions.get(versionId);
    const live = liveIdOf(page);
    const { name, slug } = page;
    if (page.isDeleted) this.wrong(`page ${pageId}, which is deleted`);
    if (looked !== undefined && (version?.status !== 'pending' || wordsOf(page, versionId) !== looked)) {
      this.wrong(`V${versionId} of page ${pageId}, which no one looked at as it is`);
    }
    if (back && back.live !== live) {
      this.wrong(`page ${pageId} back, of which V${live} is live and not V${back.live}`);
    }
    this.model.makeLive(page, versionId);
    if (back) Object.assign(page, { name, slug }, back.details);
    else this.model.applyProposed(page, version);
    entry.before = {
      live,
      details: { ...(page.name !== name && { name }), ...(page.slug !== slug && { slug }) },
    };
    page.log.push(`${by} ${versionId === undefined ? `Unpublished V${live}` : `Published V${versionId}`}`);
  }

  private wrong(what: string): void {
    this.model.violations.push(`A launch brought ${what}`);
  }
}

/** A launch that rolls another one back: each page and part becomes what it was. */
function contentsBack(launch: ModelLaunch | undefined): Pick<ModelLaunch, 'entries' | 'parts'> {
  const entries = new Map(
    [...(launch?.entries ?? [])].flatMap(([pageId, { versionId, before }]): [number, ModelEntry][] =>
      before
        ? [[pageId, { versionId: before.live, back: { live: versionId, details: before.details } }]]
        : [],
    ),
  );
  const parts = new Map(
    [...(launch?.parts ?? [])].flatMap(([part, { before }]): [SitePartName, ModelPart][] =>
      before ? [[part, { word: before.word, base: before.left }]] : [],
    ),
  );
  return { entries, parts };
}

const liveIdOf = ({ versions }: ModelPage) => [...versions].find(([, { status }]) => status === 'live')?.[0];

/** Everything that a version would show, in one line. */
export function wordsOf(page: ModelPage | undefined, versionId: number | undefined): string {
  const version = versionId === undefined ? undefined : page?.versions.get(versionId);
  return JSON.stringify([[...(version?.texts ?? [])], version?.proposed]);
}
