import { describe, expect, it } from 'vitest';
import { element, homeWith, openHome } from '../testing/open-home';
import { sampleHomePage } from '../testing/sample-pages';

/** The page with each announcement and banner twice; the second announcement has another text. */
const twice = homeWith({
  ...sampleHomePage,
  components: sampleHomePage.components.flatMap((component) => {
    const again = { ...component, componentId: component.componentId + 5_000 };
    if (again.type === 'Announcement') {
      return [component, { ...again, data: { ...again.data, announcementText: 'Closed on Friday' } }];
    }
    return again.type === 'BannerContainer' ? [component, again] : [component];
  }),
});

describe('the announcement', () => {
  it('is dismissed by its button and stays dismissed on the next visit [2:121] [2:119] [2:8]', () => {
    const { document, window } = openHome();
    const bar = element(document, '.announcement');
    expect(bar.hidden).toBe(false);
    const dismiss = element(bar as never, 'button');
    expect([dismiss.hidden, dismiss.getAttribute('aria-label')]).toEqual([false, 'Dismiss announcement']);
    dismiss.click();
    expect(bar.hidden).toBe(true);
    const [key] = Object.keys(window.localStorage);
    expect(key).toBe(`announcement-${bar.dataset.announcement}`);
    const next = openHome({ dismissed: { [key ?? '']: '1' } });
    expect(element(next.document, '.announcement').hidden).toBe(true);
  });

  it('is dismissed by itself where there are two [2:121] [2:119]', () => {
    const { document } = openHome({ html: twice });
    const bars = [...document.querySelectorAll<HTMLElement>('.announcement')];
    bars[1]?.querySelector('button')?.click();
    expect(bars.map(({ hidden }) => hidden)).toEqual([false, true]);
    bars[0]?.querySelector('button')?.click();
    expect(bars.map(({ hidden }) => hidden)).toEqual([true, true]);
  });

  it('shows although another text was dismissed [2:121] [2:119]', () => {
    const { document } = openHome({ dismissed: { 'announcement-100010001-other': '1' } });
    expect(element(document, '.announcement').hidden).toBe(false);
  });
});

describe('the banner', () => {
  const marked = (document: Document) =>
    [...document.querySelectorAll('[data-slide]')].findIndex((dot) => dot.ariaCurrent === 'true');

  it('shows its controls and can be operated with arrows and dots [1:186] [2:120] [2:119]', () => {
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
    // Each of two rotates by itself.
    const both = openHome({ html: twice });
    const controls = [...both.document.querySelectorAll<HTMLElement>('.controls')];
    expect(controls.map(({ hidden }) => hidden)).toEqual([false, false]);
    expect(both.timers.size).toBe(2);
    controls[1]?.querySelector<HTMLElement>('[data-slide="1"]')?.click();
    const current = controls.map((one) =>
      [...one.querySelectorAll('[data-slide]')].findIndex((dot) => dot.ariaCurrent === 'true'),
    );
    expect(current).toEqual([0, 1]);
  });

  it('advances after the duration of its slide, and not while paused [1:186] [1:296] [2:120] [2:119]', () => {
    const { document, scrolledTo, timers } = openHome();
    const pending = () => [...timers.values()];
    expect(pending().map(({ milliseconds }) => milliseconds)).toEqual([5_000]);
    pending()[0]?.run();
    expect(scrolledTo).toEqual([100]);
    expect(pending()).toHaveLength(1);
    element(document, '[data-pause]').click();
    expect(pending()).toEqual([]);
  });

  /** For how long each of four slides in turn is shown. */
  const turns = ({ timers }: ReturnType<typeof openHome>) =>
    [1, 2, 3, 4].map(() => {
      const [timer] = [...timers.values()];
      timer?.run();
      return timer?.milliseconds;
    });

  it('shows each slide for its own duration, and starts again after the last [1:186] [1:296] [2:120] [2:119] [2:8] [1:106] [2:83]', () => {
    const home = openHome();
    expect(turns(home)).toEqual([5_000, 2_000, 5_000, 5_000]);
    expect(home.scrolledTo).toEqual([100, 200, 0, 100]);
  });

  it('shows a slide for one to ten seconds [1:186] [1:296] [2:120]', () => {
    const durations = [1_000, 4_000, 10_000];
    const components = sampleHomePage.components.map((component) => {
      if (component.type !== 'BannerContainer') return component;
      const { banners } = component.data;
      const timed = banners.map((slide, at) => ({ ...slide, sliderDuration: durations[at] ?? 0 }));
      return { ...component, data: { ...component.data, banners: timed } };
    });
    const home = openHome({ html: homeWith({ ...sampleHomePage, components }) });
    expect(turns(home)).toEqual([...durations, 1_000]);
  });

  it.each(['load', 'error'] as const)(
    'counts from the %s of its picture [1:186] [2:120] [2:119]',
    (event) => {
      const { document, timers, end } = openHome({ areLoading: true });
      expect(timers.size).toBe(0);
      end(event, element(document, '.slide img'));
      expect(timers.size).toBe(1);
    },
  );

  it('counts for a later slide from when its own picture has loaded [1:186] [2:120] [2:119]', () => {
    const { document, window, timers, scrolledTo } = openHome();
    const picture = [...document.querySelectorAll('.slide img')][1] as HTMLImageElement;
    const isComplete = (value: boolean) =>
      Object.defineProperty(picture, 'complete', { value, configurable: true });
    isComplete(false);
    [...timers.values()][0]?.run();
    expect([scrolledTo, timers.size]).toEqual([[100], 0]);
    isComplete(true);
    picture.dispatchEvent(new window.Event('load'));
    expect([...timers.values()].map(({ milliseconds }) => milliseconds)).toEqual([2_000]);
  });

  it('loads the next picture before its turn [1:186] [2:120] [2:119]', () => {
    const { document } = openHome();
    const isEager = [...document.querySelectorAll<HTMLImageElement>('.slide img')].map(
      ({ loading }) => loading === 'eager',
    );
    expect(isEager.slice(1)).toEqual([true, false]);
  });

  it('pauses while the pointer or the focus is inside, and resumes when both have left or Play is pressed [1:186] [2:120] [2:119]', () => {
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

  it('waits for its button where reduced motion is preferred [1:186] [2:120] [2:119]', () => {
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
