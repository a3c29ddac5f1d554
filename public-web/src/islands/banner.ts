/**
 * Rotates the slides of a banner. Each has its own duration, counted from when its picture has loaded (or
 * failed). Rotation pauses while the pointer or the focus is inside, and until Play is pressed; it starts
 * paused where reduced motion is preferred.
 */
function setUp(banner: HTMLElement) {
  const [list, controls] = [...banner.children] as [HTMLElement, HTMLElement];
  const slides = [...list.children] as HTMLElement[];
  const dots = controls.querySelectorAll<HTMLElement>('[data-slide]');
  const pause = controls.querySelector('[data-pause]') as HTMLElement;
  /** Held by the pointer, held by the focus. */
  const held = [false, false];
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaused = matchMedia('(prefers-reduced-motion)').matches;

  const at = (index: number) => slides.at(index % slides.length) as HTMLElement;
  const pictureAt = (index: number) => at(index).querySelector('img') as HTMLImageElement;

  const show = (index: number) => {
    list.scrollTo({ left: at(index).offsetLeft, behavior: isPaused ? 'auto' : 'smooth' });
  };

  const wait = () => {
    clearTimeout(timer);
    const picture = pictureAt(current);
    picture.onload = picture.onerror = wait;
    if (!picture.complete) return;
    // The next picture is loaded before its turn.
    pictureAt(current + 1).loading = 'eager';
    if (!isPaused && !held.includes(true)) {
      timer = setTimeout(() => show(current + 1), +(at(current).dataset.duration ?? 5_000));
    }
  };

  const update = () => {
    dots.forEach((dot, index) => {
      dot.ariaCurrent = index === current ? 'true' : null;
    });
    pause.ariaLabel = isPaused ? 'Play' : 'Pause';
    wait();
  };

  controls.hidden = false;
  controls.onclick = ({ target }) => {
    const { slide, step } = (target as HTMLElement).dataset;
    if (slide) show(+slide);
    else if (step) show(current + +step);
    else if (target === pause) {
      isPaused = !isPaused;
      held.fill(false);
      update();
    }
  };
  // The scroll position is not read before: that would force a layout, and the browser fires the event itself
  // when it restores a position.
  list.onscroll = () => {
    // A banner that is not displayed is 0 wide.
    current = Math.round(Math.abs(list.scrollLeft) / list.clientWidth) || 0;
    update();
  };
  ['mouseenter', 'focusin', 'mouseleave', 'focusout'].forEach((event, index) => {
    banner.addEventListener(event, () => {
      held[index % 2] = index < 2;
      wait();
    });
  });
  update();
}

export function start(): void {
  document.querySelectorAll<HTMLElement>('[data-banner]').forEach(setUp);
}
