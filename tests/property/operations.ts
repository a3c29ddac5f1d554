import type { CallName } from '@galley/shared/contract/contract';
import { contract } from '@galley/shared/contract/contract';
import { callApi } from '../support/api-caller';
import type { TestSession } from '../support/companies';
import { pageFields } from '../support/pages';
import { type Deed, type DeedName, suits } from './deeds';
import type { Intent, Model, WorkflowStep } from './model';

export interface Answer {
  call: CallName;
  status: number;
  message: string;
}

/** What a person does it with: what is his, and where he notes what he is about to change. */
export interface Doer {
  session: TestSession;
  model: Model;
  newWord(): string;
  intend(intent: Intent): void;
}

const slugs = ['a', 'b', 'c', 'd'];

type Act = (doer: Doer, deed: Deed) => Promise<Answer | undefined>;

async function call(doer: Doer, name: CallName, input: Record<string, unknown>) {
  const method = (contract[name].methods as readonly string[]).includes('POST') ? 'POST' : undefined;
  const { status, body, refusal } = await callApi(name, input, {
    session: doer.session,
    ...(method && { method }),
  });
  return { answer: { call: name, status, message: refusal.message ?? '' }, body };
}

/** The page that a deed means: one where it makes sense, if there is one. New pages stand at the end. */
function pageOf({ model }: Doer, { does, page: number }: Deed): number {
  const suitable = [...model.pages.values()].filter((page) => suits[does]?.(page, model) ?? true);
  const pages = suitable.length > 0 ? suitable : [...model.pages.values()];
  return pages[number % pages.length]?.id ?? 1;
}

function placeOf(doer: Doer, number: number) {
  const parents = [0, ...[...doer.model.pages.keys()].filter((id) => id !== 1)];
  const parent = parents[number % parents.length] ?? 0;
  const chain: number[] = [];
  for (let page = doer.model.pages.get(parent); page; page = doer.model.pages.get(page.parent)) {
    chain.unshift(page.id);
  }
  const [menu = null, childMenu = null, subMenu = null] = chain;
  return { parent: chain.slice(0, 3).at(-1) ?? 0, fields: { menu, childMenu, subMenu } };
}

async function changePage(
  doer: Doer,
  pageId: number,
  changesOf: (before: { fields: Record<string, unknown>; parent: number }) => {
    fields?: Record<string, unknown>;
    parent?: number;
  },
): Promise<Answer> {
  const { answer, body } = await call(doer, 'getPage', { pageId });
  if (answer.status >= 300) return answer;
  const before = body as unknown as Record<string, unknown> & { name: string; friendlyUrl: string };
  const { menu, childMenu, subMenu, showOnMenu } = before;
  const stood = Number(subMenu ?? childMenu ?? menu ?? 0);
  const { fields = {}, parent = stood } = changesOf({ fields: before, parent: stood });
  const after = { ...before, name: doer.newWord(), ...fields } as typeof before;
  const { name, friendlyUrl: slug } = after;
  const isOnMenu = Boolean(after.showOnMenu ?? showOnMenu);
  doer.intend({ kind: 'changePage', pageId, seen: before.name, name, slug, parent, isOnMenu });
  return (await call(doer, 'updatePage', after)).answer;
}

/** The open draft of a page as its editor sees it. */
async function openEditor(doer: Doer, pageId: number) {
  const { answer, body } = await call(doer, 'getPageComponentData', { pageId });
  if (answer.status >= 300) return undefined;
  const { versions, components, selectedVersionId } = body as unknown as {
    versions: { versionId: number; status: string }[];
    components: { componentId: number; revision: number; data: { announcementText: string } }[];
    selectedVersionId: number | null;
  };
  const draft = versions.find(({ status }) => status === 'draft')?.versionId;
  return { draft, versions, components: draft === selectedVersionId ? components : [] };
}

/** A step of the workflow on a page as a whole. */
const step =
  (kind: WorkflowStep): Act =>
  async (doer, deed) => {
    const pageId = pageOf(doer, deed);
    doer.intend({ kind, pageId });
    return (await call(doer, kind, { pageId, comments: 'words' })).answer;
  };

const onPage =
  (kind: 'deletePage' | 'restorePage'): Act =>
  async (doer, deed) => {
    const pageId = pageOf(doer, deed);
    doer.intend({ kind, pageId });
    return (await call(doer, kind, { pageId })).answer;
  };

const acts: Record<Exclude<DeedName, 'runJobs' | 'echo'>, Act> = {
  createPage: async (doer, { other, slug, flag }) => {
    const { parent, fields } = placeOf(doer, other);
    const friendlyUrl = slugs[slug % slugs.length] ?? 'a';
    const name = doer.newWord();
    doer.intend({ kind: 'createPage', name, slug: friendlyUrl, parent, isOnMenu: flag });
    const input = pageFields({ name, friendlyUrl, ...fields, showOnMenu: flag });
    return (await call(doer, 'createPage', input)).answer;
  },
  renamePage: (doer, deed) => {
    const pageId = pageOf(doer, deed);
    const friendlyUrl = pageId === 1 ? '/' : (slugs[deed.slug % slugs.length] ?? 'a');
    return changePage(doer, pageId, () => ({ fields: { friendlyUrl } }));
  },
  movePage: (doer, deed) => {
    const { parent, fields } = placeOf(doer, deed.other);
    return changePage(doer, pageOf(doer, deed), () => ({ fields, parent }));
  },
  switchMenu: (doer, deed) =>
    changePage(doer, pageOf(doer, deed), ({ fields }) => ({ fields: { showOnMenu: !fields.showOnMenu } })),
  deletePage: onPage('deletePage'),
  restorePage: onPage('restorePage'),
  orderMenu: async (doer, { other, slug }) => {
    const { parent, fields } = placeOf(doer, other);
    const { menu: parentMenuId, childMenu: childMenuId, subMenu: subMenuId } = fields;
    const { answer, body } = await call(doer, 'listMenuSiblings', { parentMenuId, childMenuId, subMenuId });
    if (answer.status >= 300) return answer;
    const ids = (body as unknown as { id: number }[]).map(({ id }) => id);
    if (ids.length < 2) return undefined;
    const turned = [
      ...ids.slice(1 + (slug % (ids.length - 1))),
      ...ids.slice(0, 1 + (slug % (ids.length - 1))),
    ];
    doer.intend({ kind: 'orderMenu', parent, ids: turned });
    return (await call(doer, 'updatePageOrder', { orderedPageIds: turned })).answer;
  },
  createDraft: async (doer, deed) => {
    const { other, flag } = deed;
    const pageId = pageOf(doer, deed);
    const numbers = [...(doer.model.pages.get(pageId)?.versions.keys() ?? [])];
    const from = flag ? numbers[other % Math.max(1, numbers.length)] : undefined;
    doer.intend({ kind: 'createDraft', pageId, from });
    return (await call(doer, 'createDraft', { pageId, ...(from && { copyVersionId: from }) })).answer;
  },
  addComponent: async (doer, deed) => {
    const pageId = pageOf(doer, deed);
    const editor = await openEditor(doer, pageId);
    if (!editor?.draft) return undefined;
    const text = doer.newWord();
    doer.intend({ kind: 'addComponent', pageId, versionId: editor.draft, text });
    const input = { pageId, versionId: editor.draft, componentName: text, announcementText: text };
    return (await call(doer, 'createAnnouncement', input)).answer;
  },
  editComponent: async (doer, deed) => {
    const pageId = pageOf(doer, deed);
    const editor = await openEditor(doer, pageId);
    const component = editor?.components[deed.other % Math.max(1, editor.components.length)];
    if (!editor?.draft || !component) return undefined;
    const { componentId: id, revision, data } = component;
    const [versionId, text, n] = [editor.draft, doer.newWord(), id % 10_000];
    doer.intend({ kind: 'editComponent', pageId, versionId, n, seen: data.announcementText, text });
    const input = { id, pageId, versionId, componentName: text, announcementText: text, revision };
    return (await call(doer, 'updateAnnouncement', input)).answer;
  },
  removeComponent: async (doer, deed) => {
    const pageId = pageOf(doer, deed);
    const editor = await openEditor(doer, pageId);
    const component = editor?.components[deed.other % Math.max(1, editor.components.length)];
    if (!editor?.draft || !component) return undefined;
    const { componentId } = component;
    doer.intend({ kind: 'removeComponent', pageId, versionId: editor.draft, n: componentId % 10_000 });
    return (await call(doer, 'deleteAnnouncement', { componentId })).answer;
  },
  submitDraft: step('submitDraft'),
  rejectDraft: step('rejectDraft'),
  publishDraft: step('publishDraft'),
  deleteDraft: step('deleteDraft'),
  unpublish: step('unpublish'),
  restoreVersion: async (doer, deed) => {
    const pageId = pageOf(doer, deed);
    const versions = doer.model.pages.get(pageId)?.versions ?? new Map<number, { status: string }>();
    const backups = [...versions].filter(([, { status }]) => status === 'backup').map(([number]) => number);
    const versionId = backups[deed.other % Math.max(1, backups.length)];
    if (!versionId) return undefined;
    doer.intend({ kind: 'restoreVersion', pageId, versionId });
    return (await call(doer, 'restoreVersion', { pageId, versionId, comments: '' })).answer;
  },
  addRedirect: async (doer, deed) => {
    const { model } = doer;
    const pageId = pageOf(doer, deed);
    const page = model.pages.get(pageId);
    const place = model.pages.get([...model.pages.keys()][deed.other % model.pages.size] ?? 1);
    if (!page || !place) return undefined;
    // Where a page may want to stand, or stood.
    const above = deed.flag ? model.pathOf(place).replace(/\/$/, '') : '';
    const [from, to] = [`${above}/${slugs[deed.slug % slugs.length]}`, model.pathOf(page)];
    doer.intend({ kind: 'addRedirect', from });
    return (await call(doer, 'createRedirect', { from, to })).answer;
  },
  removeRedirect: async (doer, { other }) => {
    const { answer, body } = await call(doer, 'listRedirects', {});
    if (answer.status >= 300) return answer;
    const rows = body as unknown as { from: string }[];
    const from = rows[other % Math.max(1, rows.length)]?.from;
    if (!from) return undefined;
    doer.intend({ kind: 'removeRedirect', from });
    return (await call(doer, 'deleteRedirect', { from })).answer;
  },
};

/** Does it. Answers what the last call answered, or undefined where there was nothing to do. */
export async function perform(doer: Doer, deed: Deed): Promise<Answer | undefined> {
  return deed.does === 'runJobs' || deed.does === 'echo' ? undefined : acts[deed.does](doer, deed);
}
