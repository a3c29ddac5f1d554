import type { DOMWindow } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { assemblePage } from '../assemble';
import { renderChrome, renderPage } from '../entry-server';
import type { FormModel, PageModel } from '../site-model';
import { openDocument } from '../testing/open-document';
import { sampleForm, sampleHomePage } from '../testing/sample-pages';
import { sampleSite } from '../testing/sample-site';

/** The built scripts, run inside the document they are made for. */
const homeWith = (page: PageModel) =>
  assemblePage(renderChrome(sampleSite), renderPage(page, sampleSite), {
    path: '/',
    origin: 'https://harborpine.example',
  });
const homePage = homeWith(sampleHomePage);

interface Browser {
  reducesMotion?: boolean;
  /** Pictures that are still on their way. */
  areLoading?: boolean;
  fetch?: typeof fetch;
  dismissed?: Record<string, string>;
  html?: string;
}

function openHome({
  reducesMotion = false,
  areLoading = false,
  fetch,
  dismissed = {},
  html = homePage,
}: Browser = {}) {
  let isLoading = areLoading;
  const scrolledTo: number[] = [];
  const timers = new Map<number, { run: () => void; milliseconds: number }>();
  const dom = openDocument(html, {
    runsScripts: true,
    prepare: (window: DOMWindow) => {
      window.matchMedia = (() => ({ matches: reducesMotion })) as unknown as typeof window.matchMedia;
      if (fetch) window.fetch = fetch;
      let lastTimer = 0;
      window.setTimeout = ((run: () => void, milliseconds: number) => {
        lastTimer += 1;
        timers.set(lastTimer, { run, milliseconds });
        return lastTimer;
      }) as unknown as typeof window.setTimeout;
      window.clearTimeout = ((timer: number) => timers.delete(timer)) as typeof window.clearTimeout;
      for (const [key, value] of Object.entries(dismissed)) window.localStorage.setItem(key, value);
      // jsdom has no layout and loads nothing: every slide is 100 wide, every picture stands when the test says so.
      Object.defineProperties(window.HTMLElement.prototype, {
        clientWidth: { get: () => 100 },
        offsetLeft: {
          get(this: HTMLElement) {
            return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
          },
        },
        scrollTo: {
          value(this: HTMLElement, { left }: { left: number }) {
            scrolledTo.push(left);
            this.scrollLeft = left;
            this.dispatchEvent(new window.Event('scroll'));
          },
        },
      });
      Object.defineProperty(window.HTMLImageElement.prototype, 'complete', { get: () => !isLoading });
    },
  });
  const { window } = dom;
  const end = (event: 'load' | 'error', picture: Element) => {
    isLoading = false;
    picture.dispatchEvent(new window.Event(event));
  };
  return { window, document: window.document, scrolledTo, timers, end };
}

function element<Type extends HTMLElement>(document: Document, selector: string): Type {
  const found = document.querySelector<Type>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}`);
  return found;
}

describe('the announcement', () => {
  it('is dismissed by its button and stays so on the next visit', () => {
    const { document, window } = openHome();
    const bar = element(document, '.announcement');
    expect(bar.hidden).toBe(false);
    element(bar as never, 'button').click();
    expect(bar.hidden).toBe(true);
    const [key] = Object.keys(window.localStorage);
    expect(key).toBe(`announcement-${bar.dataset.announcement}`);
    const next = openHome({ dismissed: { [key ?? '']: '1' } });
    expect(element(next.document, '.announcement').hidden).toBe(true);
  });

  it('shows although another text was dismissed', () => {
    const { document } = openHome({ dismissed: { 'announcement-100010001-other': '1' } });
    expect(element(document, '.announcement').hidden).toBe(false);
  });
});

describe('the banner', () => {
  const marked = (document: Document) =>
    [...document.querySelectorAll('[data-slide]')].findIndex((dot) => dot.ariaCurrent === 'true');

  it('shows its controls and goes round with arrows and dots', () => {
    const { document, scrolledTo } = openHome();
    expect(element(document, '.controls').hidden).toBe(false);
    expect(marked(document)).toBe(0);
    element(document, '[data-step="-1"]').click();
    expect(marked(document)).toBe(2);
    element(document, '[data-step="1"]').click();
    expect(marked(document)).toBe(0);
    element(document, '[data-slide="1"]').click();
    expect(marked(document)).toBe(1);
    expect(scrolledTo).toEqual([200, 0, 100]);
  });

  it('turns by itself after the time of its slide, and not while paused', () => {
    const { document, scrolledTo, timers } = openHome();
    const pending = () => [...timers.values()];
    expect(pending().map(({ milliseconds }) => milliseconds)).toEqual([5_000]);
    pending()[0]?.run();
    expect(scrolledTo).toEqual([100]);
    expect(pending()).toHaveLength(1);
    element(document, '[data-pause]').click();
    expect(pending()).toEqual([]);
  });

  it('shows each slide for its own time, and begins again after the last', () => {
    const { scrolledTo, timers } = openHome();
    const shown: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const [timer] = [...timers.values()];
      shown.push(timer?.milliseconds ?? 0);
      timer?.run();
    }
    expect(shown).toEqual([5_000, 2_000, 5_000, 5_000]);
    expect(scrolledTo).toEqual([100, 200, 0, 100]);
  });

  it.each(['load', 'error'] as const)('counts from the %s of its picture', (event) => {
    const { document, timers, end } = openHome({ areLoading: true });
    expect(timers.size).toBe(0);
    end(event, element(document, '.slide img'));
    expect(timers.size).toBe(1);
  });

  it('fetches the next picture before its turn', () => {
    const { document } = openHome();
    const isEager = [...document.querySelectorAll<HTMLImageElement>('.slide img')].map(
      ({ loading }) => loading === 'eager',
    );
    expect(isEager.slice(1)).toEqual([true, false]);
  });

  it('holds while the pointer or the focus is inside, and goes on when both have left or Play is pressed', () => {
    const { document, window, timers } = openHome();
    const pause = element(document, '[data-pause]');
    const pointer = (event: string) =>
      element(document, '[data-banner]').dispatchEvent(new window.MouseEvent(event));
    pointer('mouseenter');
    expect(timers.size).toBe(0);
    pause.focus();
    pointer('mouseleave');
    expect(timers.size).toBe(0);
    pause.blur();
    expect(timers.size).toBe(1);
    pause.focus();
    pause.click();
    expect(timers.size).toBe(0);
    pause.click();
    expect(timers.size).toBe(1);
  });

  it('waits for its button where reduced motion is asked for', () => {
    const { document, timers } = openHome({ reducesMotion: true });
    expect(timers.size).toBe(0);
    const pause = element(document, '[data-pause]');
    expect(pause.ariaLabel).toBe('Play');
    element(document, '[data-step="1"]').click();
    expect(timers.size).toBe(0);
    pause.click();
    expect(pause.ariaLabel).toBe('Pause');
    expect(timers.size).toBe(1);
  });
});

describe('the form', () => {
  const fill = (document: Document, values: Record<string, string>) => {
    for (const [id, value] of Object.entries(values)) {
      element<HTMLInputElement>(document, `[name="field_${id}"]`).value = value;
    }
  };
  const agree = (document: Document) => {
    element<HTMLInputElement>(document, '[name="field_10009"]').checked = true;
  };
  const submit = (document: Document) => element<HTMLFormElement>(document, '[data-sent]').requestSubmit();
  const status = (document: Document) => element(document, '[role=status]').textContent;
  const answer = (code: number, body: unknown) =>
    vi.fn(async () => new Response(JSON.stringify(body), { status: code })) as ReturnType<typeof vi.fn> &
      typeof fetch;

  it('names what is missing below each field, goes to the first and sends nothing', () => {
    const fetch = answer(200, 'Sent');
    const { document } = openHome({ fetch });
    submit(document);
    const wrong = [...document.querySelectorAll('[aria-invalid=true]')].map((control) =>
      control.getAttribute('name'),
    );
    expect(wrong).toEqual(['field_10001', 'field_10002', 'field_10009']);
    expect(document.activeElement?.getAttribute('name')).toBe('field_10001');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('sends every field with its id and says Successful Submission', async () => {
    const fetch = answer(200, 'Sent');
    const { document } = openHome({ fetch });
    fill(document, { 10001: 'Ann', 10002: 'ann@example.com' });
    agree(document);
    submit(document);
    expect(element<HTMLButtonElement>(document, '[data-sent] [type=submit]').disabled).toBe(true);
    await vi.waitFor(() => expect(status(document)).toBe('Successful Submission'), { timeout: 15_000 });
    const [address, request] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(address).toBe('https://harborpine.example/api/Components/SubmitForm');
    const body = JSON.parse(String(request.body));
    expect(body.form).toEqual({ id: 1, revision: 3 });
    expect(body.nameValuePairs).toHaveLength(9);
    expect(body.nameValuePairs[0]).toEqual({ fieldId: 10001, fieldValue: 'Ann' });
    expect(body.nameValuePairs[7]).toEqual({ fieldId: 10008, fieldValue: 'false' });
    expect(body.nameValuePairs[8]).toEqual({ fieldId: 10009, fieldValue: 'true' });
    expect(element<HTMLInputElement>(document, '[name="field_10001"]').value).toBe('');
    expect(element<HTMLButtonElement>(document, '[data-sent] [type=submit]').disabled).toBe(false);
    // The form has made room for the thanks, to which the focus went.
    expect(element(document, '[data-sent]').dataset.done).toBe('');
    expect(document.activeElement?.getAttribute('role')).toBe('status');
  });

  it.each([
    ['2125', '212 5'],
    ['212555', '212 555'],
    ['2125550', '212 555 0'],
    ['(212) 555-0100', '212 555 0100'],
    ['+1 212.555.0100', '212 555 0100'],
    ['1212', '212'],
    ['+49 30 901820', '+49 30 901820'],
    ['call me', 'call me'],
    ['212 555 01000', '212 555 01000'],
  ])('sets a telephone number apart while it is typed: %j becomes %j [2:153]', (typed, shown) => {
    const { document, window } = openHome();
    const phone = element<HTMLInputElement>(document, '[type=tel]');
    phone.value = typed;
    phone.setSelectionRange(typed.length, typed.length);
    phone.dispatchEvent(new window.Event('input', { bubbles: true }));
    expect(phone.value).toBe(shown);
  });

  it('names below each field what the server found, and repeats itself with the same key until it is sent', async () => {
    const refusal = { message: 'Name is too short.', fields: { field_10001: 'Name is too short.' } };
    const answers = [
      new Response(JSON.stringify(refusal), { status: 400 }),
      new Response('"Sent"'),
      new Response('"Sent"'),
    ];
    const fetch = vi.fn(async () => answers.shift()) as ReturnType<typeof vi.fn> & typeof globalThis.fetch;
    const { document } = openHome({ fetch });
    const sendAgain = async (text: string) => {
      fill(document, { 10001: 'Ann', 10002: 'ann@example.com' });
      agree(document);
      submit(document);
      await vi.waitFor(() => expect(status(document)).toBe(text), { timeout: 15_000 });
    };
    await sendAgain('Name is too short.');
    const name = element<HTMLInputElement>(document, '[name="field_10001"]');
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Name is too short.',
    );
    expect(document.activeElement).toBe(name);
    await sendAgain('Successful Submission');
    await sendAgain('Successful Submission');
    const keys = (fetch.mock.calls as unknown as [string, RequestInit][]).map(
      ([, { body }]) => JSON.parse(String(body)).key,
    );
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it.each([
    ['the text of a refusal', answer(400, { message: 'Name is too short.' }), 'Name is too short.'],
    [
      'that nothing was lost when the server is away',
      vi.fn(async () => Promise.reject(new TypeError('offline'))) as never,
      'This could not be sent. Nothing was lost; please try again.',
    ],
  ])('shows %s and keeps what was typed', async (_what, fetch, text) => {
    const { document } = openHome({ fetch });
    fill(document, { 10001: 'Ann', 10002: 'ann@example.com' });
    agree(document);
    submit(document);
    await vi.waitFor(() => expect(status(document)).toBe(text), { timeout: 15_000 });
    expect(element<HTMLInputElement>(document, '[name="field_10001"]').value).toBe('Ann');
  });
});

describe('a field that shows only if another has a value', () => {
  const form: FormModel = {
    ...sampleForm,
    fields: sampleForm.fields.map((field) => {
      // The number asks for the box, which shows for repairs; the number is required.
      if (field.id === 10006) return { ...field, isRequired: true, showIfFieldId: 10008, showIfValue: 'Yes' };
      return field.id === 10008 ? { ...field, showIfFieldId: 10005, showIfValue: 'Repair' } : field;
    }),
  };
  const html = homeWith({ ...sampleHomePage, forms: { [form.id]: form } });

  it('shows, counts and is required only while it has', () => {
    const { document, window } = openHome({ html });
    const box = element(document, '[data-field="10008"]');
    const number = element(document, '[data-field="10006"]');
    const input = element<HTMLInputElement>(number as never, 'input');
    const topic = element<HTMLSelectElement>(document, '[name="field_10005"]');
    const seen = () => [!box.hidden, !number.hidden, !input.disabled];
    const typed = () => topic.dispatchEvent(new window.Event('input', { bubbles: true }));
    expect(seen()).toEqual([false, false, false]);
    expect(input.willValidate).toBe(false);
    topic.value = 'Repair';
    typed();
    expect(seen()).toEqual([true, false, false]);
    element<HTMLInputElement>(box as never, 'input').click();
    expect(seen()).toEqual([true, true, true]);
    expect(input.validity.valueMissing).toBe(true);
    topic.value = 'Other';
    typed();
    expect(seen()).toEqual([false, false, false]);
    topic.value = 'Repair';
    window.dispatchEvent(new window.Event('pageshow'));
    expect(seen()).toEqual([true, true, true]);
  });
});
