import { attempt } from '@galley/shared/attempt';

/** Lets visitors dismiss an announcement and remembers it by component and text. */
function setUp(bar: HTMLElement) {
  const key = `announcement-${bar.dataset.announcement}`;
  const button = bar.querySelector('button') as HTMLButtonElement;
  // Browsers that refuse storage throw here: the bar then stays dismissed until the next page only.
  const storage = attempt(() => localStorage);
  bar.hidden = storage?.getItem(key) === '1';
  button.hidden = false;
  button.onclick = () => {
    bar.hidden = true;
    storage?.setItem(key, '1');
  };
}

export function start(): void {
  document.querySelectorAll<HTMLElement>('[data-announcement]').forEach(setUp);
}
