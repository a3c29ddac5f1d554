import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Op } from '../support/editing/ops';
import { canvas, makePage, state } from './editor-page';
import { type Part, partOf, partsShown, storedOn } from './page-parts';
import { call } from './sign-in';
import { watchCalls } from './watch-calls';

const isLost = /\/api\/(?!authentication)/;
/** A page whose changes were all undone is reused, since opening a page takes as long as a session. */
let left: PageBeingEdited | undefined;

/** Two texts on a page that a user edits by mouse and keyboard, while someone else has it open too. */
export class PageBeingEdited {
  private words = 0;
  /** The last typed text at each place, until it is removed. */
  private readonly kept = new Set<string>();
  private isOthers = false;
  private isUnanswered = false;
  private isTroubled = false;
  private readonly shown;

  private constructor(
    private readonly page: Page,
    private readonly pageId: number,
    private readonly other: APIRequestContext,
    private readonly start: Part[],
    private readonly calls: ReturnType<typeof watchCalls>,
  ) {
    this.shown = canvas(page);
  }

  static async open(context: BrowserContext, other: APIRequestContext): Promise<PageBeingEdited> {
    if (left) return left;
    const pageId = await makePage(context, 'random');
    for (const opened of context.pages()) await opened.close();
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    const stored = await storedOn(other, pageId);
    const edited = new PageBeingEdited(page, pageId, other, stored.map(partOf), watchCalls(page, isLost));
    await page.goto(`/UpdatePageComponent/${pageId}`);
    await expect(edited.texts).toHaveCount(stored.length);
    return edited;
  }

  private get texts(): Locator {
    return this.shown.locator('main .rich');
  }

  async do(op: Op): Promise<void> {
    await this.stays();
    await this.act(op);
    await this.calls.settled();
  }

  private async act(op: Op): Promise<void> {
    if (op.does === 'lose') await this.lose(op.loss);
    else if (op.does === 'connect') await this.connect();
    else if (op.does === 'undo' || op.does === 'redo') await this.goInHistory(op.does);
    else if (op.does === 'save') await this.page.keyboard.press('Control+s');
    else if (op.does === 'mine' || op.does === 'theirs') await this.decide(op.does === 'mine');
    else if (op.does === 'elsewhere') await this.writeElsewhere(op.at);
    else if (op.does === 'insert') await this.insert();
    else if ('at' in op) await this.actOnText(op);
  }

  private async actOnText(op: Op & { at: number }): Promise<void> {
    const count = await this.texts.count();
    if (count === 0) return;
    const text = this.texts.nth(op.at % count);
    await text.click();
    if (await this.stays()) return;
    if (op.does === 'type') return this.type(text, op.isHeld);
    await this.page.keyboard.press('Escape');
    if (op.does === 'move') await this.move(op.at % count, op.to % count);
    else if (op.does === 'hide') await this.page.keyboard.press('h');
    else if (op.does === 'duplicate') await this.pressIfOffered('Duplicate');
    else await this.remove(text);
  }

  /** A form that cannot be saved asks before it is left: the user then stays. */
  private async stays(): Promise<boolean> {
    if (!this.isTroubled) return false;
    await this.calls.settled();
    const question = this.page.getByRole('dialog');
    if (!(await question.isVisible())) return false;
    await this.page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    return true;
  }

  private async type(text: Locator, isHeld: boolean): Promise<void> {
    this.kept.delete((await text.textContent()) ?? '');
    this.words += 1;
    const words = `typed ${this.words}`;
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(words);
    if ((await text.textContent()) === words) this.kept.add(words);
    if (!isHeld) await this.page.keyboard.press('Control+s');
  }

  private async insert(): Promise<void> {
    await this.page.getByRole('button', { name: 'Add component' }).click();
    if (await this.stays()) return;
    // By its purpose, which the texts in the outline do not have.
    await this.page.getByRole('button', { name: /^Text Editor ?Text, pictures, tables/ }).click();
  }

  private async move(from: number, to: number): Promise<void> {
    const key = to < from ? 'Alt+ArrowUp' : 'Alt+ArrowDown';
    for (let step = Math.abs(to - from); step > 0; step -= 1) {
      await this.page.keyboard.press(key);
      await this.calls.settled();
    }
  }

  private async pressIfOffered(name: string): Promise<boolean> {
    const button = this.shown.getByRole('button', { name });
    const isOffered = await button.isVisible();
    if (isOffered) await button.click();
    return isOffered;
  }

  private async remove(text: Locator): Promise<void> {
    const words = (await text.textContent()) ?? '';
    if (!(await this.pressIfOffered('Delete component…'))) return;
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete component' }).click();
    this.kept.delete(words);
    await expect(dialog).toHaveCount(0);
  }

  private async goInHistory(step: 'undo' | 'redo'): Promise<void> {
    this.kept.clear();
    const name = step === 'undo' ? 'Undo' : 'Redo';
    const button = this.page.getByRole('group', { name: 'Undo on the page' }).getByRole('button', { name });
    if ((await button.getAttribute('aria-disabled')) !== 'true') await button.click();
  }

  private async lose(loss: 'before' | 'after'): Promise<void> {
    this.isTroubled = true;
    if (loss === 'before') return this.page.context().setOffline(true);
    this.isUnanswered = true;
    await this.page.route(isLost, async (route) => {
      await route.fetch();
      await route.abort();
    });
  }

  private async connect(): Promise<void> {
    await this.page.unroute(isLost);
    await this.page.context().setOffline(false);
  }

  private async decide(isMine: boolean): Promise<void> {
    const both = this.shown.getByRole('region', { name: 'This component was changed elsewhere' });
    if (!(await both.isVisible())) return;
    if (!isMine) this.kept.clear();
    await both.getByRole('button', { name: isMine ? 'Keep mine' : 'Take theirs' }).click();
  }

  /** Someone else saves a text, over what is stored. */
  private async writeElsewhere(at: number): Promise<void> {
    const all = await storedOn(this.other, this.pageId);
    const one = all[at % Math.max(1, all.length)];
    if (!one) return;
    this.isOthers = true;
    this.isTroubled = true;
    this.words += 1;
    this.kept.delete(partOf(one).text);
    const { componentId: id, revision, data } = one;
    const written = { ...data, id, revision, pageId: this.pageId, versionId: 1 };
    const column1 = `<p>elsewhere ${this.words}</p>`;
    const { status } = await call(this.other, 'Admin/UpdateHtmlEditorColumns', { ...written, column1 });
    expect(status).toBe(200);
  }

  /** Saves what is left; conflicts are resolved in favour of this user. */
  private async finish(): Promise<void> {
    await this.connect();
    for (let tries = 0; tries < 4; tries += 1) {
      await this.stays();
      const again = this.page.getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.click();
      else await this.page.keyboard.press('Control+s');
      await this.calls.settled();
      await this.decide(true);
      await this.calls.settled();
      if ((await state(this.page).textContent()) === 'Saved') return;
    }
  }

  /** Changes by others, or ambiguous ones, are not undone: the next session starts from them. */
  private async leave(start: Part[]): Promise<void> {
    if (start.length === 0 || start.length > 4) return;
    await expect(this.texts).toHaveCount(start.length);
    left = new PageBeingEdited(this.page, this.pageId, this.other, start, this.calls);
  }

  async problems(): Promise<string[]> {
    left = undefined;
    await this.finish();
    const problems: string[] = [];
    const look = async (when: string) => {
      const both = async () => ({
        stored: JSON.stringify((await storedOn(this.other, this.pageId)).map(partOf)),
        shown: JSON.stringify(await this.texts.evaluateAll(partsShown)),
      });
      let last = await both();
      // The last undo is saved a moment later.
      for (let tries = 0; tries < 40 && last.stored !== last.shown; tries += 1) {
        await this.finish();
        last = await both();
      }
      if (last.stored !== last.shown)
        problems.push(`${when}, stored is ${last.stored}, and shown ${last.shown}`);
      return last.stored;
    };
    if (this.isOthers) await this.page.reload();
    const end = await look('At the end');
    for (const text of this.kept) if (!end.includes(`"${text}"`)) problems.push(`'${text}' is lost`);
    if (problems.length > 0) return problems;
    if (this.isOthers || this.isUnanswered) {
      if (!this.isOthers) await this.page.reload();
      await this.leave(JSON.parse(end));
      return problems;
    }
    const undo = this.page
      .getByRole('group', { name: 'Undo on the page' })
      .getByRole('button', { name: 'Undo' });
    for (let steps = 0; steps < 40 && (await undo.getAttribute('aria-disabled')) !== 'true'; steps += 1) {
      // By then the last step may be in progress, and a click does nothing.
      await undo.click({ force: true });
      await this.calls.settled();
    }
    await this.finish();
    const now = await look('With everything undone');
    const start = JSON.stringify(this.start);
    if (now !== start) problems.push(`With everything undone it is ${now}, and was ${start}`);
    this.kept.clear();
    if (problems.length === 0) left = this;
    return problems;
  }
}
