import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPage } from './conformance';

writeFileSync(join(import.meta.dirname, '../../docs/conformance.md'), renderPage());
console.log('docs/conformance.md is written.');
