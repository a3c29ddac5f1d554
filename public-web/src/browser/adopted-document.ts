import { required } from '@galley/shared/required';
/** The released document in three parts, each a list of elements as HTML: the app adopts them unchanged. */
export interface AdoptedDocument {
  before: string[];
  /** The content between header and footer. */
  page: string;
  after: string[];
}

/** @throws where the document was not made by this product */
export function adoptDocument(): AdoptedDocument {
  const parts = [...document.body.children].filter(({ localName }) => localName !== 'script');
  const at = parts.findIndex((part) => part.matches('#main') || part.querySelector('#main') !== null);
  const page = required(parts[at], () => new Error('This document has no main part.'));
  const htmlOf = (list: Element[]) => list.map(({ outerHTML }) => outerHTML);
  return { before: htmlOf(parts.slice(0, at)), page: page.outerHTML, after: htmlOf(parts.slice(at + 1)) };
}
