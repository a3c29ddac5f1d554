const labelled = [
  'HTMLInputElement',
  'HTMLButtonElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
] as const;

/** The attributes that determine an element's computed style here: there is no layout, and rules use classes. */
const decisive = ['class', 'style', 'hidden', 'type', 'open', 'dir'];

const styles = new Map<string, CSSStyleDeclaration>();
let quickened: Window | undefined;

/**
 * Speeds up jsdom, which searches the whole document for an element's labels, and all rules of its own style sheet
 * for a style, for each element of a query: together almost half of these tests' time. Labels are few, and elements
 * with the same start tag have the same style.
 */
export function quickenDom(): void {
  // The next file has other rules for classes of the same names.
  styles.clear();
  if (quickened === window) return;
  quickened = window;
  for (const name of labelled) {
    Object.defineProperty(window[name].prototype, 'labels', {
      configurable: true,
      get(this: HTMLInputElement) {
        if (this.type === 'hidden') return null;
        const labels = [...this.ownerDocument.getElementsByTagName('label')];
        return labels.filter((label) => controlOf(label) === this);
      },
    });
  }
  const computed = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return computed(element, pseudo);
    const own = decisive.map((name) => element.getAttribute(name));
    const startTag = JSON.stringify([element.tagName, ...own, inheritedVisibility(element)]);
    const style = styles.get(startTag) ?? computed(element);
    styles.set(startTag, style);
    return style;
  };
}

const controlOf = (label: HTMLLabelElement) =>
  label.htmlFor ? label.ownerDocument.getElementById(label.htmlFor) : label.control;

/** The only inherited style that tests read. */
function inheritedVisibility(element: Element): string | undefined {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const style = at.getAttribute('style');
    if (style?.includes('visibility')) return style;
  }
  return undefined;
}
