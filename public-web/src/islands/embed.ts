/**
 * Replaces a picture with external content once the visitor clicks it; without scripts the link leads there.
 */
function setUp(link: HTMLAnchorElement) {
  link.onclick = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.src = link.dataset.embed ?? '';
    frame.title = link.dataset.title ?? '';
    frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
    // The players require it.
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    link.replaceWith(frame);
    frame.focus();
  };
}

export function start(): void {
  document.querySelectorAll<HTMLAnchorElement>('[data-embed]').forEach(setUp);
}
