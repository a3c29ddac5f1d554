import type { Intent, Proposed } from './intents';
import { isAboutComments, ModelComments } from './model-of-comments';
import { isAboutLaunches, ModelLaunches } from './model-of-launches';
import { isAboutParts, ModelSite } from './model-of-site';
import type { Transaction } from './scheduler';

export interface ModelVersion {
  status: 'draft' | 'pending' | 'live' | 'backup';
  /** Texts by component number, in the order of the page. */
  texts: Map<number, string>;
  /** The page's name when it was last live. */
  name?: string;
  proposed?: Proposed;
}

export interface ModelPage {
  id: number;
  name: string;
  slug: string;
  parent: number;
  isDeleted: boolean;
  lastVersion: number;
  versions: Map<number, ModelVersion>;
  log: string[];
}

/** The expected site after the transactions in their order: plain maps and no table. */
export class Model {
  readonly pages = new Map<number, ModelPage>();
  /** Menu entries under each parent in order, including those that left the menu. */
  readonly orders = new Map<number, number[]>();
  /** The last page at each path. */
  readonly holders = new Map<string, number>();
  /** Paths at which visitors have seen a page. */
  readonly seenAt = new Map<number, Set<string>>();
  /** Manual redirects to a page. */
  readonly redirects = new Map<string, number>();
  readonly site = new ModelSite(this);
  readonly launches = new ModelLaunches(this);
  readonly comments = new ModelComments(this);
  /** Violations that were found when a transaction was made. */
  readonly violations: string[] = [];

  apply(intent: Intent, transaction: Transaction, email: string): void {
    const page = 'pageId' in intent ? this.pages.get(intent.pageId) : undefined;
    switch (intent.kind) {
      case 'createPage':
        this.createPage(intent, transaction, email);
        break;
      case 'orderMenu': {
        const others = (this.orders.get(intent.parent) ?? []).filter((id) => !intent.ids.includes(id));
        this.orders.set(intent.parent, [...intent.ids, ...others]);
        break;
      }
      case 'addRedirect':
        this.redirects.set(intent.from, redirectedPage(transaction));
        break;
      case 'removeRedirect':
        this.redirects.delete(intent.from);
        for (const paths of this.seenAt.values()) paths.delete(intent.from);
        break;
      default:
        if (isAboutLaunches(intent)) this.launches.apply(intent, transaction, email);
        else if (isAboutParts(intent)) this.site.apply(intent);
        else if (isAboutComments(intent)) this.comments.apply(intent, email);
        else if (page) this.applyToPage(page, intent, transaction, email);
    }
    this.notePaths();
    this.site.noteMoment();
  }

  pathOf(page: ModelPage): string {
    const slugs: string[] = [];
    for (let above: ModelPage | undefined = page; above; above = this.pages.get(above.parent)) {
      if (above.slug !== '/') slugs.unshift(above.slug);
    }
    return `/${slugs.join('/')}`;
  }

  isHidden(page: ModelPage): boolean {
    const above = this.pages.get(page.parent);
    return page.isDeleted || (above !== undefined && this.isHidden(above));
  }

  liveOf(page: ModelPage): ModelVersion | undefined {
    return [...page.versions.values()].find(({ status }) => status === 'live');
  }

  private createPage(
    { name, slug, parent, isOnMenu }: Extract<Intent, { kind: 'createPage' }>,
    transaction: Transaction,
    email: string,
  ): void {
    const key = transaction.items.find(({ kind, sk }) => kind === 'Put' && sk.startsWith('PAGE#'))?.sk ?? '';
    const id = Number(key.slice('PAGE#'.length));
    const versions = new Map([[1, { status: 'draft' as const, texts: new Map<number, string>() }]]);
    const log = [`${email} Created draft V1`];
    this.pages.set(id, { id, name, slug, parent, isDeleted: false, lastVersion: 1, versions, log });
    if (isOnMenu) this.append(transaction, parent, id);
  }

  private applyToPage(page: ModelPage, intent: Intent, transaction: Transaction, email: string): void {
    const log = (words: string) => page.log.push(`${email} ${words}`);
    const [openId = 0, open] =
      [...page.versions].find(([, { status }]) => /draft|pending/.test(status)) ?? [];
    switch (intent.kind) {
      case 'changePage':
        this.mustHaveSeen(intent.seen, page.name, `page ${page.id}`);
        Object.assign(page, { name: intent.name, slug: intent.slug, parent: intent.parent });
        this.append(transaction, intent.parent, page.id);
        break;
      case 'deletePage':
        page.isDeleted = true;
        log('Deleted page');
        break;
      case 'restorePage':
        page.isDeleted = false;
        log('Restored page');
        break;
      case 'createDraft': {
        page.lastVersion += 1;
        // The named version, else the live one, else the newest.
        const live = [...page.versions.values()].find(({ status }) => status === 'live');
        const newest = page.versions.get(Math.max(...page.versions.keys()));
        const source = intent.from === undefined ? (live ?? newest) : page.versions.get(intent.from);
        page.versions.set(page.lastVersion, { status: 'draft', texts: new Map(source?.texts) });
        log(`Created draft V${page.lastVersion}`);
        break;
      }
      case 'deleteDraft':
        page.versions.delete(openId);
        log(`Deleted draft V${openId}`);
        break;
      case 'submitDraft':
        if (open) open.status = 'pending';
        log(`Submitted V${openId}`);
        break;
      case 'recallDraft':
        if (open) open.status = 'draft';
        log(`Recalled V${openId}`);
        break;
      case 'rejectDraft':
        if (open) open.status = 'draft';
        log(`Rejected V${openId}`);
        break;
      case 'proposeDetails':
        Object.assign(page.versions.get(intent.versionId) ?? {}, { proposed: intent.proposed });
        break;
      case 'publishDraft':
        this.makeLive(page, openId);
        this.applyProposed(page, open);
        log(`Published V${openId}`);
        break;
      case 'restoreVersion':
        this.makeLive(page, intent.versionId);
        log(`Published V${intent.versionId}`);
        break;
      case 'unpublish':
        log(`Unpublished V${[...page.versions].find(([, { status }]) => status === 'live')?.[0]}`);
        this.makeLive(page, undefined);
        break;
      case 'addComponent': {
        const put = transaction.items.find(({ kind, sk }) => kind === 'Put' && sk.startsWith('CMP#'));
        page.versions.get(intent.versionId)?.texts.set(Number(put?.sk.slice(-4)), intent.text);
        break;
      }
      case 'editComponent': {
        const texts = page.versions.get(intent.versionId)?.texts;
        this.mustHaveSeen(intent.seen, texts?.get(intent.n), `component ${intent.n} of page ${page.id}`);
        texts?.set(intent.n, intent.text);
        break;
      }
      case 'removeComponent':
        page.versions.get(intent.versionId)?.texts.delete(intent.n);
        break;
    }
  }

  makeLive(page: ModelPage, versionId: number | undefined): void {
    const before = this.liveOf(page);
    if (before) Object.assign(before, { status: 'backup', name: page.name });
    const version = versionId === undefined ? undefined : page.versions.get(versionId);
    if (!version) return;
    // A version that was live restores its details of the page; a new one keeps the page's.
    page.name = version.name ?? page.name;
    version.status = 'live';
  }

  applyProposed(page: ModelPage, version: ModelVersion | undefined): void {
    for (const field of ['name', 'slug'] as const) {
      const { from, to } = version?.proposed?.[field] ?? { from: '', to: '' };
      if (from === to) continue;
      if (page[field] !== to) this.mustHaveSeen(from, page[field], `the ${field} of page ${page.id}`);
      page[field] = to;
    }
  }

  /** A save may only replace what the user saw, or else someone's text is lost. */
  private mustHaveSeen(seen: string, stored: string | undefined, what: string): void {
    if (seen !== stored) this.violations.push(`Lost update of ${what}: '${stored}' was replaced unseen`);
  }

  /** The transaction shows whether a page is added after its siblings, but not who is there before. */
  private append(transaction: Transaction, parent: number, pageId: number): void {
    const isAppended = transaction.items.some(({ kind, sk }) => kind === 'Update' && sk.startsWith('ORDER#'));
    if (!isAppended) return;
    this.orders.set(parent, [...(this.orders.get(parent) ?? []).filter((id) => id !== pageId), pageId]);
  }

  notePaths(): void {
    for (const page of this.pages.values()) {
      if (this.isHidden(page)) continue;
      const path = this.pathOf(page);
      this.holders.set(path, page.id);
      this.redirects.delete(path);
      if (!this.liveOf(page)) continue;
      const seen = this.seenAt.get(page.id) ?? new Set();
      this.seenAt.set(page.id, seen.add(path));
    }
  }
}

/** The page that a new redirect follows: another redirect may lead to it. */
function redirectedPage({ items }: Transaction): number {
  const row = items.find(({ kind, pk }) => kind === 'Put' && pk.endsWith('#REDIRECTS'));
  return Number((row?.item?.pageId as { N?: string } | undefined)?.N ?? 0);
}
