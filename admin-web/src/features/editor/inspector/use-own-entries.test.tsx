import { describe, expect, it } from 'vitest';
import type { StoredComponent } from '../../../parts/components/stored-component';
import { openForm, startFormServer } from '../../../test-support/component-form';

const server = startFormServer();

const slide = (id: number, actionText: string, revision = 1) => ({
  id,
  n: id,
  revision,
  componentName: `Slide ${id}`,
  backgroundImage: 'acme/1/quay.png',
  actionText,
  subActionText: '',
  buttonText: 'Call us',
  buttonLink: '/a?b=1&c=%2F',
  buttonPosition: 'Middle',
  button2Text: '',
  button2Link: '',
  sliderDuration: 0,
});
const banner = (...banners: ReturnType<typeof slide>[]): StoredComponent => ({
  component: {
    type: 'BannerContainer',
    componentId: 7,
    data: { componentName: 'Hero', height: 'Small', sliderDuration: 5_000, banners },
  } as never,
  revision: 3,
});
const open = () =>
  openForm({ type: 'BannerContainer', stored: banner(slide(11, 'Old'), slide(12, 'Second')) });

type Form = ReturnType<typeof open>;
const slidesIn = ({ result }: Form) =>
  result.current.form.getValues('banners') as Omit<ReturnType<typeof slide>, 'revision'>[];
const textsIn = (form: Form) => slidesIn(form).map(({ actionText }) => actionText);
/** As the canvas does it. */
const typeIn = (form: Form, index: number, actionText: string) =>
  form.run(() => {
    const slides = slidesIn(form);
    form.result.current.form.setValue(
      'banners',
      slides.map((one, at) => (at === index ? { ...one, actionText } : one)),
      { shouldTouch: true },
    );
  });
const stale = (actionText: string) => ({
  status: 409,
  body: {
    message: 'Someone else changed this in the meantime. Your text is kept: compare and save again.',
    revision: 4,
    current: { ...slide(11, actionText, 4), buttonLink: encodeURIComponent('/a?b=1&c=%2F') },
  },
});

describe('the texts of a slide', () => {
  it("are saved by the slide's own call, with its revision, and then with the next one [1:83] [1:106] [1:260] [2:83]", async () => {
    const form = open();
    await typeIn(form, 0, 'New');
    await form.pause();
    await typeIn(form, 0, 'Newer');
    await form.pause();
    expect(server.sent.map(({ path, body }) => [path, body.id, body.revision, body.actionText])).toEqual([
      ['/api/Admin/UpdateBanner', 11, 1, 'New'],
      ['/api/Admin/UpdateBanner', 11, 2, 'Newer'],
    ]);
    expect(server.sent[0]?.body.buttonLink).toBe(encodeURIComponent('/a?b=1&c=%2F'));
    expect(form.result.current.status.kind).toBe('saved');
  });

  it('wait for a decision when someone else changed them too, and the other slides keep theirs', async () => {
    server.answers = [stale('Theirs')];
    const form = open();
    await typeIn(form, 0, 'Mine');
    await form.pause();
    expect(form.result.current.conflict?.theirs.banners).toMatchObject([
      { id: 11, actionText: 'Theirs' },
      { id: 12, actionText: 'Second' },
    ]);
    await form.run(() => form.result.current.decide(true));
    await form.pause();
    expect(server.sent.at(-1)?.body).toMatchObject({ id: 11, revision: 4, actionText: 'Mine' });
    expect(textsIn(form)).toEqual(['Mine', 'Second']);
    expect(form.result.current.status.kind).toBe('saved');
  });

  it('count as saved where only the response was lost', async () => {
    server.answers = [stale('Mine')];
    const form = open();
    await typeIn(form, 0, 'Mine');
    await form.pause();
    expect(form.result.current.conflict).toBeUndefined();
    await typeIn(form, 0, 'Mine too');
    await form.pause();
    expect(server.sent.at(-1)?.body).toMatchObject({ revision: 4, actionText: 'Mine too' });
  });

  it('report that the slide was deleted while the component still exists [1:281]', async () => {
    server.answers = [{ status: 404, body: { message: 'This slide was deleted.' } }];
    const form = open();
    await typeIn(form, 0, 'Mine');
    await form.pause();
    expect(form.result.current.status).toMatchObject({ kind: 'failed', reason: 'This slide was deleted.' });
    expect(form.result.current.isGone).toBe(false);
    form.rerender({ stored: banner(slide(12, 'Second')) });
    await form.pause();
    expect(textsIn(form)).toEqual(['Second']);
  });

  it('are rejected before they are sent where they break a rule of the slide', async () => {
    const form = open();
    await typeIn(form, 1, 'x'.repeat(201));
    await form.pause();
    expect(server.sent).toEqual([]);
    expect(form.result.current.status).toMatchObject({
      reason: expect.stringMatching(/^Slide 2: Action Text/),
    });
  });

  it('are undone without removing slides that were added since', async () => {
    const form = open();
    await typeIn(form, 0, 'New');
    await form.pause();
    form.rerender({ stored: banner(slide(11, 'New', 2), slide(12, 'Second'), slide(13, 'Third')) });
    await form.undo();
    expect(textsIn(form)).toEqual(['Old', 'Second', 'Third']);
    await form.pause();
    expect(server.sent.at(-1)?.body).toMatchObject({ id: 11, revision: 2, actionText: 'Old' });
  });
});
