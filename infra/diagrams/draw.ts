import { readFileSync, writeFileSync } from 'node:fs';
import { prepareAssembly } from '../local/build/prepare';
import { drawingsOf, withDrawings } from './architecture-page';

/** `npm run diagrams`: draws what `docs/architecture.md` shows of the templates. */
const file = new URL('../../docs/architecture.md', import.meta.url);
const directory = await prepareAssembly({ onProgress: (line) => console.log(line) });
const before = readFileSync(file, 'utf8');
const after = withDrawings(before, drawingsOf(directory));
writeFileSync(file, after);
console.log(
  after === before
    ? 'docs/architecture.md shows the templates already.'
    : 'docs/architecture.md is drawn anew.',
);
