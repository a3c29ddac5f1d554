// Starts a product with a copy of data that have the demo sites already, those of `written-demo.ts` or of the first
// worker's product: writing them again would take as long as twenty journeys.
import { cpSync } from 'node:fs';
import { basename } from 'node:path';

/** What belongs to the process that wrote the data. */
const ofTheProcess = ['lock', 'product.json', 'functions.log'];

const [from, to] = process.argv.splice(2);
cpSync(from, to, { recursive: true, filter: (file) => !ofTheProcess.includes(basename(file)) });
process.argv.push('--data', to);
await import('../../infra/start.mjs');
