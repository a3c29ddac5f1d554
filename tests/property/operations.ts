import { pageFields } from '../support/pages';
import { type Act, type Actor, type CallResponse, call, pageOf } from './acting';
import type { Command, CommandName } from './commands';
import { commentActs } from './comment-acts';
import type { WorkflowStep } from './intents';
import { launchActs } from './launch-acts';
import { partActs } from './part-acts';
import { visit } from './visit-act';

const slugs = ['a', 'b', 'c', 'd'];

function placeOf(actor: Actor, number: number) {
  const parents = [0, ...[...actor.model.pages.keys()].filter((id) => id !== 1)];
  const parent = parents[number % parents.length] ?? 0;
  const chain: number[] = [];
  for (let page = actor.model.pages.get(parent); page; page = actor.model.pages.get(page.parent)) {
    chain.unshift(page.id);
  }
  const [menu = null, childMenu = null, subMenu = null] = chain;
  return { parent: chain.slice(0, 3).at(-1) ?? 0, fields: { menu, childMenu, subMenu } };
}

async function changePage(
  actor: Actor,
  pageId: number,
  changesOf: (before: { fields: Record<string, unknown>; parent: number }) => {
    fields?: Record<string, unknown>;
    parent?: number;
  },
): Promise<CallResponse> {
  const { answer, body } = await call(actor, 'getPage', { pageId });
  if (answer.status >= 300) return answer;
  const before = body as unknown as Record<string, unknown> & { name: string; friendlyUrl: string };
  const { menu, childMenu, subMenu, showOnMenu } = before;
  const stood = Number(subMenu ?? childMenu ?? menu ?? 0);
  const { fields = {}, parent = stood } = changesOf({ fields: before, parent: stood });
  const after = { ...before, name: actor.newWord(), ...fields } as typeof before;
  const { name, friendlyUrl: slug } = after;
  const isOnMenu = Boolean(after.showOnMenu ?? showOnMenu);
  actor.intend({ kind: 'changePage', pageId, seen: before.name, name, slug, parent, isOnMenu });
  return (await call(actor, 'updatePage', after)).answer;
}

/** The open draft of a page as its editor sees it. */
async function openEditor(actor: Actor, pageId: number) {
  const { answer, body } = await call(actor, 'getPageComponentData', { pageId });
  if (answer.status >= 300) return undefined;
  const { versions, components, selectedVersionId } = body as unknown as {
    versions: { versionId: number; status: string }[];
    components: { componentId: number; revision: number; data: { announcementText: string } }[];
    selectedVersionId: number | null;
  };
  const draft = versions.find(({ status }) => status === 'draft')?.versionId;
  return { draft, versions, components: draft === selectedVersionId ? components : [] };
}

/** A workflow step on a page as a whole. */
const step =
  (kind: WorkflowStep): Act =>
  async (actor, command) => {
    const pageId = pageOf(actor, command);
    actor.intend({ kind, pageId });
    return (await call(actor, kind, { pageId, comments: 'words' })).answer;
  };

const onPage =
  (kind: 'deletePage' | 'restorePage'): Act =>
  async (actor, command) => {
    const pageId = pageOf(actor, command);
    actor.intend({ kind, pageId });
    return (await call(actor, kind, { pageId })).answer;
  };

const acts: Record<Exclude<CommandName, 'runJobs' | 'echo'>, Act> = {
  ...launchActs,
  ...commentActs,
  ...partActs,
  visit,
  createPage: async (actor, { other, slug, flag }) => {
    const { parent, fields } = placeOf(actor, other);
    const friendlyUrl = slugs[slug % slugs.length] ?? 'a';
    const name = actor.newWord();
    actor.intend({ kind: 'createPage', name, slug: friendlyUrl, parent, isOnMenu: flag });
    const input = pageFields({ name, friendlyUrl, ...fields, showOnMenu: flag });
    return (await call(actor, 'createPage', input)).answer;
  },
  renamePage: (actor, command) => {
    const pageId = pageOf(actor, command);
    const friendlyUrl = pageId === 1 ? '/' : (slugs[command.slug % slugs.length] ?? 'a');
    return changePage(actor, pageId, () => ({ fields: { friendlyUrl } }));
  },
  movePage: (actor, command) => {
    const { parent, fields } = placeOf(actor, command.other);
    return changePage(actor, pageOf(actor, command), () => ({ fields, parent }));
  },
  switchMenu: (actor, command) =>
    changePage(actor, pageOf(actor, command), ({ fields }) => ({
      fields: { showOnMenu: !fields.showOnMenu },
    })),
  deletePage: onPage('deletePage'),
  restorePage: onPage('restorePage'),
  orderMenu: async (actor, { other, slug }) => {
    const { parent, fields } = placeOf(actor, other);
    const { menu: parentMenuId, childMenu: childMenuId, subMenu: subMenuId } = fields;
    const { answer, body } = await call(actor, 'listMenuSiblings', { parentMenuId, childMenuId, subMenuId });
    if (answer.status >= 300) return answer;
    const ids = (body as unknown as { id: number }[]).map(({ id }) => id);
    if (ids.length < 2) return undefined;
    const turned = [
      ...ids.slice(1 + (slug % (ids.length - 1))),
      ...ids.slice(0, 1 + (slug % (ids.length - 1))),
    ];
    actor.intend({ kind: 'orderMenu', parent, ids: turned });
    return (await call(actor, 'updatePageOrder', { orderedPageIds: turned })).answer;
  },
  createDraft: async (actor, command) => {
    const { other, flag } = command;
    const pageId = pageOf(actor, command);
    const numbers = [...(actor.model.pages.get(pageId)?.versions.keys() ?? [])];
    const from = flag ? numbers[other % Math.max(1, numbers.length)] : undefined;
    actor.intend({ kind: 'createDraft', pageId, from });
    return (await call(actor, 'createDraft', { pageId, ...(from && { copyVersionId: from }) })).answer;
  },
  proposeDetails: async (actor, command) => {
    const pageId = pageOf(actor, command);
    const { answer, body } = await call(actor, 'getPageComponentData', { pageId, bodies: false });
    const { details, selectedVersionId: versionId } = body as unknown as {
      details: { page: Record<string, unknown>; revision: number } | null;
      selectedVersionId: number;
    };
    const { answer: read, body: stored } = await call(actor, 'getPage', { pageId });
    if (answer.status >= 300 || read.status >= 300 || !details) return undefined;
    const slug = pageId === 1 ? '/' : (slugs[command.slug % slugs.length] ?? 'a');
    const name = actor.newWord();
    const seen = stored as unknown as { name: string; friendlyUrl: string };
    const proposed = { name: { from: seen.name, to: name }, slug: { from: seen.friendlyUrl, to: slug } };
    actor.intend({ kind: 'proposeDetails', pageId, versionId, proposed });
    const { page, revision } = details;
    const input = { ...page, name, friendlyUrl: slug, pageId, versionId, revision };
    return (await call(actor, 'updateDraftDetails', input)).answer;
  },
  addComponent: async (actor, command) => {
    const pageId = pageOf(actor, command);
    const editor = await openEditor(actor, pageId);
    if (!editor?.draft) return undefined;
    const text = actor.newWord();
    actor.intend({ kind: 'addComponent', pageId, versionId: editor.draft, text });
    const input = { pageId, versionId: editor.draft, componentName: text, announcementText: text };
    return (await call(actor, 'createAnnouncement', input)).answer;
  },
  editComponent: async (actor, command) => {
    const pageId = pageOf(actor, command);
    const editor = await openEditor(actor, pageId);
    const component = editor?.components[command.other % Math.max(1, editor.components.length)];
    if (!editor?.draft || !component) return undefined;
    const { componentId: id, revision, data } = component;
    const [versionId, text, n] = [editor.draft, actor.newWord(), id % 10_000];
    actor.intend({ kind: 'editComponent', pageId, versionId, n, seen: data.announcementText, text });
    const input = { id, pageId, versionId, componentName: text, announcementText: text, revision };
    return (await call(actor, 'updateAnnouncement', input)).answer;
  },
  removeComponent: async (actor, command) => {
    const pageId = pageOf(actor, command);
    const editor = await openEditor(actor, pageId);
    const component = editor?.components[command.other % Math.max(1, editor.components.length)];
    if (!editor?.draft || !component) return undefined;
    const { componentId } = component;
    actor.intend({ kind: 'removeComponent', pageId, versionId: editor.draft, n: componentId % 10_000 });
    return (await call(actor, 'deleteAnnouncement', { componentId })).answer;
  },
  submitDraft: step('submitDraft'),
  recallDraft: async (actor, command) => {
    const pageId = pageOf(actor, command);
    const versions = [...(actor.model.pages.get(pageId)?.versions ?? [])];
    const versionId = versions.find(([, { status }]) => status === 'pending')?.[0] ?? 1;
    actor.intend({ kind: 'recallDraft', pageId });
    return (await call(actor, 'recallDraft', { pageId, versionId })).answer;
  },
  rejectDraft: step('rejectDraft'),
  publishDraft: step('publishDraft'),
  deleteDraft: step('deleteDraft'),
  unpublish: step('unpublish'),
  restoreVersion: async (actor, command) => {
    const pageId = pageOf(actor, command);
    const versions = actor.model.pages.get(pageId)?.versions ?? new Map<number, { status: string }>();
    const backups = [...versions].filter(([, { status }]) => status === 'backup').map(([number]) => number);
    const versionId = backups[command.other % Math.max(1, backups.length)];
    if (!versionId) return undefined;
    actor.intend({ kind: 'restoreVersion', pageId, versionId });
    return (await call(actor, 'restoreVersion', { pageId, versionId, comments: '' })).answer;
  },
  addRedirect: async (actor, command) => {
    const { model } = actor;
    const pageId = pageOf(actor, command);
    const page = model.pages.get(pageId);
    const place = model.pages.get([...model.pages.keys()][command.other % model.pages.size] ?? 1);
    if (!page || !place) return undefined;
    // A path that a page may want, or had before.
    const above = command.flag ? model.pathOf(place).replace(/\/$/, '') : '';
    const [from, to] = [`${above}/${slugs[command.slug % slugs.length]}`, model.pathOf(page)];
    actor.intend({ kind: 'addRedirect', from });
    return (await call(actor, 'createRedirect', { from, to })).answer;
  },
  removeRedirect: async (actor, { other }) => {
    const { answer, body } = await call(actor, 'listRedirects', {});
    if (answer.status >= 300) return answer;
    const rows = body as unknown as { from: string }[];
    const from = rows[other % Math.max(1, rows.length)]?.from;
    if (!from) return undefined;
    actor.intend({ kind: 'removeRedirect', from });
    return (await call(actor, 'deleteRedirect', { from })).answer;
  },
};

/** Performs a command. Returns the last response, or undefined where there was nothing to do. */
export async function perform(actor: Actor, command: Command): Promise<CallResponse | undefined> {
  return command.does === 'runJobs' || command.does === 'echo'
    ? undefined
    : acts[command.does](actor, command);
}
