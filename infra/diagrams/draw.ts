import { readFileSync, writeFileSync } from 'node:fs';
import { prepareAssembly } from '../local/build/prepare';
import { withDrawings } from './architecture-page';
import { drawnInGuides } from './guides';

/** `npm run diagrams`: writes the parts of the guides that are generated from the templates. */
const directory = await prepareAssembly({ onProgress: (line) => console.log(line) });
for (const [name, drawings] of Object.entries(drawnInGuides(directory))) {
  const file = new URL(`../../docs/${name}`, import.meta.url);
  const before = readFileSync(file, 'utf8');
  const after = withDrawings(before, drawings);
  writeFileSync(file, after);
  console.log(after === before ? `docs/${name} shows the templates already.` : `docs/${name} is drawn anew.`);
}
