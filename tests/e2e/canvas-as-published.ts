/**
 * Returns a page's document without what the canvas may add to it: marks (`data-galley-*`), inert attributes of links
 * and surroundings, and one element of its own beside the body; also without scripts, which the canvas never runs. It
 * runs in the browser, on the canvas and on what a visitor gets.
 */
export function asPublished(given: string): string {
  const { body } = new DOMParser().parseFromString(given, 'text/html');
  for (const script of body.querySelectorAll('script')) script.remove();
  for (const element of body.querySelectorAll('*')) {
    const own = element.getAttribute('data-galley-quiet');
    if (own === '') element.removeAttribute('tabindex');
    else if (own !== null) element.setAttribute('tabindex', own);
    for (const name of element.getAttributeNames()) {
      if (name.startsWith('data-galley-')) element.removeAttribute(name);
    }
    if (element.matches('a.skip, header, footer, nav')) element.removeAttribute('inert');
    // Normalises the notation of styles and attributes.
    if (element instanceof HTMLElement && element.hasAttribute('style')) element.style.cssText += '';
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const).sort();
    for (const [name] of attributes) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
  }
  return body.innerHTML.replaceAll('><', '>\n<');
}
