import { createElement, Fragment, type ReactNode } from 'react';

/** Marks the place of React's own content in HTML that is joined as text. */
export const slot = '<page-content></page-content>';
const slotName = 'page-content';

/**
 * Renders one element from its HTML, with `children` in the place of its slot. The rest of the HTML is left
 * unchanged.
 */
export function HtmlElement({ html, children }: { html: string; children?: ReactNode }) {
  const template = document.createElement('template');
  template.innerHTML = html;
  const element = template.content.firstElementChild;
  return element && elementOf(element, children);
}

function elementOf(element: Element, children: ReactNode): ReactNode {
  const properties = propertiesOf(element);
  if (!element.querySelector(slotName)) {
    const dangerouslySetInnerHTML = { __html: element.innerHTML };
    return createElement(element.localName, { ...properties, dangerouslySetInnerHTML });
  }
  const inside = [...element.childNodes].map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once and never changes its order
    <Fragment key={index}>{nodeOf(node, children)}</Fragment>
  ));
  return createElement(element.localName, properties, inside);
}

function nodeOf(node: ChildNode, children: ReactNode): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  return node.localName === slotName ? children : elementOf(node, children);
}

function propertiesOf(element: Element): Record<string, string> {
  const named = (name: string) => (name === 'class' ? 'className' : name);
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [named(name), value]));
}
