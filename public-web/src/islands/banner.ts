/**
 * Rotates the slides of a banner, each for its own time, counted from when its picture stands (or failed). Holds
 * while the pointer or the focus is inside, until Play is pressed; begins paused where reduced motion is asked for.
 */
function setUp(banner: HTMLElement) {
  const list = banner.querySelector('.slides') as HTMLElement;
  const slides = [...list.children] as HTMLElement[];
  const controls = banner.querySelector('.controls') as HTMLElement;
  const dots = controls.querySelectorAll<HTMLElement>('[data-slide]');
  const pause = controls.querySelector('[data-pause]') as HTMLElement;
  /** By the pointer, by the focus. */
  const held = [false, false];
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaused = matchMedia('(prefers-reduced-motion)').matches;

  const at = (index: number) => slides[(index + slides.length) % slides.length] as HTMLElement;
  const pictureAt = (index: number) => at(index).querySelector('img') as HTMLImageElement;

  const show = (index: number) => {
    list.scrollTo({ left: at(index).offsetLeft, behavior: isPaused ? 'auto' : 'smooth' });
  };

  const wait = () => {
    clearTimeout(timer);
    const picture = pictureAt(current);
    if (!picture.complete) {
      picture.onload = picture.onerror = wait;
      return;
    }
    // The next one is there when its turn comes.
    pictureAt(current + 1).loading = 'eager';
    if (!isPaused && !held.includes(true)) {
      timer = setTimeout(() => show(current + 1), Number(at(current).dataset.duration));
    }
  };

  const update = () => {
    // A banner that is not drawn is 0 wide.
    current = Math.round(Math.abs(list.scrollLeft) / list.clientWidth) || 0;
    dots.forEach((dot, index) => {
      dot.ariaCurrent = index === current ? 'true' : null;
    });
    pause.ariaLabel = isPaused ? 'Play' : 'Pause';
    wait();
  };

  controls.hidden = false;
  controls.onclick = ({ target }) => {
    const { slide, step } = (target as HTMLElement).dataset;
    if (slide) show(Number(slide));
    else if (step) show(current + Number(step));
    else if (target === pause) {
      isPaused = !isPaused;
      held.fill(false);
      update();
    }
  };
  list.onscroll = update;
  for (const [event, by, holds] of [
    ['mouseenter', 0, true],
    ['mouseleave', 0, false],
    ['focusin', 1, true],
    ['focusout', 1, false],
  ] as const) {
    banner.addEventListener(event, () => {
      held[by] = holds;
      wait();
    });
  }
  update();
}

export function start(): void {
  document.querySelectorAll<HTMLElement>('[data-banner]').forEach(setUp);
}
