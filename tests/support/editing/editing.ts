import type { EditingSession } from '@galley/admin-web/src/test-support/editing-session';
import { forgetCalls } from '@galley/functions/core/budgets/call-budget';
import { forgetLeases } from '@galley/functions/core/budgets/spend-budget';
import { callApi } from '../api-caller';
import type { TestSession } from '../companies';
import { addAnnouncement, bodyOf, makePage } from '../pages';
import type { Op } from './ops';
import { tellWindow } from './window';
import type { Wire } from './wire';

/** What visitors would see of a component. */
interface Part {
  text: string;
  isHidden: boolean;
}

const textOf = (data: object) => (data as { announcementText: string }).announcementText;
const isHiddenIn = (data: object) => (data as { sectionHidden?: boolean }).sectionHidden === true;
const partOf = (data: object): Part => ({ text: textOf(data), isHidden: isHiddenIn(data) });

async function storedOn(pageId: number, session: TestSession) {
  const input = { pageId, versionId: 1 };
  const { pageComponents, components } = bodyOf(await callApi('getPageComponentData', input, { session }));
  return pageComponents.flatMap(
    ({ componentId }) => components.find((one) => one.componentId === componentId) ?? [],
  );
}

const texts = ['one', 'two', 'three'];
let lastPage = 0;

/** A page with three texts: the last one if it still has three, since creating one takes as long as a session. */
async function pageToEdit(session: TestSession) {
  const left = lastPage === 0 ? [] : (await storedOn(lastPage, session)).map(({ data }) => partOf(data));
  if (left.length === texts.length && !left.some(({ isHidden }) => isHidden)) {
    return { pageId: lastPage, start: left };
  }
  lastPage = await makePage(session, { showOnMenu: false });
  for (const text of texts) await addAnnouncement(session, lastPage, 1, text);
  return { pageId: lastPage, start: texts.map((text) => ({ text, isHidden: false })) };
}

/** A user at the editor of a page, with someone else in another tab. */
export class Editing {
  private words = 0;
  /** The last typed text at each place, until it is removed. */
  private readonly kept = new Set<string>();
  private isOthers = false;

  private constructor(
    private readonly wire: Wire,
    private readonly pageId: number,
    private readonly session: EditingSession,
    private readonly other: TestSession,
    private readonly start: Part[],
  ) {}

  static async open(wire: Wire, own: TestSession, other: TestSession): Promise<Editing> {
    wire.loss = undefined;
    wire.unanswered = [];
    // Thousands of sessions exceed one user's rate limit.
    forgetCalls();
    forgetLeases();
    localStorage.clear();
    const { pageId, start } = await pageToEdit(own);
    const user = { email: own.email, role: 'Level4', company: 'acme', isVendor: false };
    // The admin's modules read the window when they are loaded.
    const { openEditing } = await import('@galley/admin-web/src/test-support/editing-session');
    const session = await openEditing(pageId, user, wire.isBusy);
    return new Editing(wire, pageId, session, other, start);
  }

  close(): void {
    this.session.close();
  }

  private get entries() {
    return this.session.canvas.store.get().entries;
  }

  private keyAt(at: number): string | undefined {
    return this.entries[at % Math.max(1, this.entries.length)]?.key;
  }

  private shown(): Part[] {
    return this.entries.flatMap(({ component }) => (component ? [partOf(component.data)] : []));
  }

  private forget(key: string | undefined): void {
    const entry = this.entries.find((one) => one.key === key);
    if (entry?.component) this.kept.delete(textOf(entry.component.data));
  }

  private stored() {
    return storedOn(this.pageId, this.other);
  }

  async do(op: Op): Promise<void> {
    await this.act(op);
    await this.session.settled();
  }

  private async act(op: Op): Promise<void> {
    const { session } = this;
    const key = 'at' in op ? this.keyAt(op.at) : undefined;
    if (op.does === 'lose') this.wire.loss = op.loss;
    else if (op.does === 'connect') this.connect();
    else if (op.does === 'type') await this.type(key, op.isHeld);
    else if (op.does === 'insert') {
      session.canvas.flush();
      await session.choose({ kind: 'new', type: 'Announcement', at: op.at % (this.entries.length + 1) });
    } else if (op.does === 'elsewhere') await this.writeElsewhere(op.at);
    else if (op.does === 'mine' || op.does === 'theirs') this.decide(op.does === 'mine');
    else if (op.does === 'undo' || op.does === 'redo' || op.does === 'save') {
      session.canvas.flush();
      if (op.does !== 'save') this.kept.clear();
      session.hear({ kind: 'key', key: op.does });
    } else if (key !== undefined) {
      session.canvas.flush();
      if (op.does === 'move') session.canvas.store.move(key, op.to % this.entries.length);
      else if (op.does === 'duplicate') session.hear({ kind: 'duplicate', key });
      else if (op.does === 'hide') await this.hide(key);
      else {
        this.forget(key);
        session.hear({ kind: 'delete', key });
      }
    }
  }

  /** As on the page: the component is selected first, which may fail while the previous one cannot be saved. */
  private async choose(key: string): Promise<boolean> {
    this.session.canvas.flush();
    this.session.canvas.store.select(key);
    await this.session.settled();
    return this.session.canvas.store.get().selected === key && this.session.now().state.selectedKey === key;
  }

  private async type(key: string | undefined, isHeld: boolean): Promise<void> {
    if (key === undefined || !(await this.choose(key))) return;
    this.forget(key);
    this.words += 1;
    const text = `typed ${this.words}`;
    this.kept.add(text);
    this.session.canvas.type(key, text, isHeld);
  }

  private async hide(key: string): Promise<void> {
    if (!(await this.choose(key))) return;
    const data = this.entries.find((entry) => entry.key === key)?.component?.data;
    if (data) this.session.hear({ kind: 'hide', key, isHidden: !isHiddenIn(data) });
  }

  private connect(): void {
    this.wire.loss = undefined;
    tellWindow('online');
  }

  private decide(isMine: boolean): void {
    const work = this.session.now().editor.work.get();
    this.session.canvas.flush();
    if (!work.conflict) return;
    if (!isMine) this.forget(this.session.now().state.selectedKey);
    this.session.hear({ kind: 'decide', isMine });
  }

  /** Someone else saves a component, over what is stored. */
  private async writeElsewhere(at: number): Promise<void> {
    const all = await this.stored();
    const component = all[at % Math.max(1, all.length)];
    if (!component) return;
    this.isOthers = true;
    this.words += 1;
    this.kept.delete(textOf(component.data));
    const announcementText = `elsewhere ${this.words}`;
    const { componentId: id, revision, data } = component;
    const input = { ...data, id, revision, pageId: this.pageId, versionId: 1, announcementText };
    bodyOf(await callApi('updateAnnouncement', input, { session: this.other }));
  }

  /** Saves what is left and reads the page again, like a returning user. */
  private async finish(): Promise<void> {
    const { session } = this;
    this.connect();
    session.canvas.flush();
    await session.settled();
    for (let tries = 0; tries < 4; tries += 1) {
      await session.now().editor.settle.current();
      await session.settled();
      const work = session.now().editor.work.get();
      if (work.conflict) work.conflict.decide(true);
      else if (await work.save()) break;
      await session.settled();
    }
    await session.readAgain();
    await session.settled();
  }

  async problems(): Promise<string[]> {
    await this.finish();
    const problems: string[] = [];
    const look = async (when: string) => {
      const stored = (await this.stored()).map(({ data }) => partOf(data));
      const [one, other] = [JSON.stringify(stored), JSON.stringify(this.shown())];
      if (one !== other) problems.push(`${when}, stored is ${one}, and shown ${other}`);
      return one;
    };
    const end = await look('At the end');
    const { editor, state } = this.session.now();
    const { status } = editor.work.get();
    // A deleted component with unsaved input waits for a decision.
    const isGone = state.chosen && !state.placements.includes(state.chosen.placement);
    if (status.kind !== 'saved' && !isGone) problems.push(`The state is ${JSON.stringify(status)}`);
    for (const text of this.kept) if (!end.includes(`"${text}"`)) problems.push(`'${text}' is lost`);
    const isBlurred = this.wire.unanswered.some((name) => !/^(get|update|list)/.test(name));
    if (this.isOthers || isBlurred || problems.length > 0) return problems;

    const { undoing } = this.session.now().state.steps;
    for (let steps = 0; steps < 40 && this.session.now().state.steps.history.get().canUndo; steps += 1) {
      undoing.undo();
      await this.session.settled();
    }
    await this.finish();
    const now = await look('With everything undone');
    const start = JSON.stringify(this.start);
    if (now !== start) problems.push(`With everything undone it is ${now}, and was ${start}`);
    return problems;
  }
}
