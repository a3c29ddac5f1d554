import { readApp } from '../local/app-definition';
import { SecretStore } from '../local/data/secrets';
import { drawRequests } from './draw-requests';
import { drawStacks } from './draw-stacks';
import { listGrants } from './list-grants';

/** The drawings, by the name in their markers. */
export type Drawings = Record<string, string>;

/**
 * Everything in `docs/architecture.md` that is generated from the templates.
 * @param directory of a synthesised app
 */
export function drawingsOf(directory: string): Drawings {
  const app = readApp(directory, new SecretStore(undefined, () => ''));
  return {
    stacks: mermaid(drawStacks(directory)),
    requests: mermaid(drawRequests(app)),
    grants: listGrants(app),
  };
}

const mermaid = (source: string) => `\`\`\`mermaid\n${source}\n\`\`\``;

/**
 * The page after replacing everything between `<!-- drawn: name -->` and `<!-- end -->`.
 * @throws Error when the page has no place for a drawing
 */
export function withDrawings(page: string, drawings: Drawings): string {
  return Object.entries(drawings).reduce((text, [name, drawing]) => {
    const place = new RegExp(`(<!-- drawn: ${name} -->\n)[^]*?(<!-- end -->)`);
    if (!place.test(text)) throw new Error(`The page has no place for the drawing '${name}'.`);
    return text.replace(place, (_, begin: string, end: string) => `${begin}${drawing}\n${end}`);
  }, page);
}
