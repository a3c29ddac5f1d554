import type { FunctionDefinition } from '../local/assembly/functions';

/** `VisitorPageFunction8F2C01AB` -> `visitor page`: a readable label for diagrams. */
export function functionLabel({ id }: Pick<FunctionDefinition, 'id'>): string {
  return words(shortId(id).replace(/Function$/, ''));
}

/** `Galley-local-Data.ImagesBucket98A1CCD9` -> `images bucket`. */
export function resourceLabel(id: string): string {
  return words(shortId(id));
}

/** Without the stack's name and the hash that CDK appends. */
function shortId(id: string): string {
  return id.replace(/^[^.]*\./, '').replace(/[0-9A-F]{8}$/, '');
}

function words(id: string): string {
  return (
    id
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      // CDK's own Lambda between CloudFormation and our provisioning.
      .replace('Providerframeworkon Event', 'provider framework')
      .toLowerCase()
      .trim()
  );
}

/** A label as a Mermaid node id: letters and digits only. */
export function nodeId(label: string): string {
  return label.replace(/[^a-z0-9]+/gi, '_');
}

/** `  id["label"]`; the quotes allow any characters in labels. */
export function node(label: string, [open, close]: readonly [string, string] = shapes.box): string {
  return `  ${nodeId(label)}${open}"${label}"${close}`;
}

/** Mermaid's shapes, by their content. */
export const shapes = {
  box: ['[', ']'],
  /** Data storage. */
  store: ['[(', ')]'],
  /** People. */
  person: ['([', '])'],
} as const satisfies Record<string, readonly [string, string]>;
