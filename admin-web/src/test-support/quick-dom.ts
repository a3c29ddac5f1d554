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
 * Speeds up jsdom, which searches the whole document for an element's labels and for what labels it, and all rules of
 * its own style sheet for a style, for each element of a query: together almost half of these tests' time. Labels are
 * few, jsdom knows elements by their ids, and elements with the same start tag have the same style.
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
        return this.type === 'hidden' ? null : (labelsOf(this.ownerDocument).get(this) ?? []);
      },
    });
  }
  for (const { prototype } of [window.Document, window.Element]) {
    const search = prototype.querySelector;
    prototype.querySelector = function (this: Document | Element, selector: string): Element | null {
      const [, id] = byId.exec(selector) ?? [];
      const found = id && (this.ownerDocument ?? (this as Document)).getElementById(id);
      return found && found !== this && this.contains(found) ? found : search.call(this, selector);
    };
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

/** The only selector of Testing Library that names an element. */
const byId = /^\[id="([^"\\]+)"\]$/;

let known: { document: Document; version: number; labels: Map<Element, HTMLLabelElement[]> } | undefined;

/** The labels of each control, which are found again whenever the document has changed. */
function labelsOf(document: Document): Map<Element, HTMLLabelElement[]> {
  const version = versionOf(document);
  if (known?.document === document && known.version === version) return known.labels;
  const labels = new Map<Element, HTMLLabelElement[]>();
  for (const label of document.getElementsByTagName('label')) {
    const control = controlOf(label);
    if (control) labels.set(control, [...(labels.get(control) ?? []), label]);
  }
  known = { document, version, labels };
  return labels;
}

/** jsdom counts the changes of a document, for lists that it keeps. */
function versionOf(document: Document): number {
  const inside = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl');
  const { _version: version } = (document as never)[inside as never] as { _version?: number };
  if (version === undefined) throw new Error('jsdom counts the changes of a document elsewhere.');
  return version;
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
