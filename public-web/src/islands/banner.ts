/**
 * Rotates the slides of a banner, each for its own time, counted from when its picture stands (or failed). Holds
 * while the pointer or the focus is inside, until Play is pressed; begins paused where reduced motion is asked for.
 */
for (const banner of document.querySelectorAll<HTMLElement>('[data-banner]')) {
  const list = banner.querySelector('.slides') as HTMLElement;
  const slides = [...list.children] as HTMLElement[];
  const controls = banner.querySelector('.controls') as HTMLElement;
  const dots = controls.querySelectorAll<HTMLElement>('[data-slide]');
  const pause = controls.querySelector('[data-pause]') as HTMLElement;
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  let isPaused = matchMedia('(prefers-reduced-motion)').matches;

  const show = (index: number) => {
    const slide = slides[(index + slides.length) % slides.length];
    list.scrollTo({ left: slide?.offsetLeft, behavior: isPaused ? 'auto' : 'smooth' });
  };

  const wait = () => {
    clearTimeout(timer);
    if (isPaused || isHeld) return;
    const slide = slides[current] as HTMLElement;
    const picture = slide.querySelector('img') as HTMLImageElement;
    if (picture.complete) timer = setTimeout(() => show(current + 1), Number(slide.dataset.duration));
    else picture.onload = picture.onerror = wait;
  };

  const update = () => {
    current = Math.round(Math.abs(list.scrollLeft) / list.clientWidth);
    dots.forEach((dot, index) => {
      dot.ariaCurrent = index === current ? 'true' : null;
    });
    pause.ariaLabel = isPaused ? 'Play' : 'Pause';
    pause.textContent = isPaused ? '▶' : '❚❚';
    wait();
  };

  controls.hidden = false;
  controls.onclick = ({ target }) => {
    const { slide, step } = (target as HTMLElement).dataset;
    if (slide) show(Number(slide));
    else if (step) show(current + Number(step));
    else if (target === pause) {
      isPaused = !isPaused;
      isHeld = false;
      update();
    }
  };
  list.onscroll = update;
  for (const [event, holds] of [
    ['mouseenter', true],
    ['focusin', true],
    ['mouseleave', false],
    ['focusout', false],
  ] as const) {
    banner.addEventListener(event, () => {
      isHeld = holds;
      wait();
    });
  }
  update();
}
