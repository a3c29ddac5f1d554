// Starts the product of a further worker with a copy of the first one's data, which has the demo sites already: writing
// them again would take as long as twenty journeys.
import { cpSync } from 'node:fs';
import { basename } from 'node:path';

/** What belongs to the first product's process. */
const ofTheProcess = ['lock', 'product.json', 'functions.log'];

const [from, to] = process.argv.splice(2);
cpSync(from, to, { recursive: true, filter: (file) => !ofTheProcess.includes(basename(file)) });
process.argv.push('--data', to);
await import('../../infra/start.mjs');
