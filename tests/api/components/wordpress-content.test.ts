import { readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { changesOnPurpose, formatMarkup, isFormattedAlike } from '../../support/format-markup';
import { putImage } from '../../support/library';
import { openCloud } from '../../support/open-cloud';
import { bodyOf, makePage, publish } from '../../support/pages';
import { visit } from '../../support/visits';

const cloud = await openCloud({ runJobs: false });
const company = await makeCompany('moved');
const admin = await sessionFor(cloud, company, 'Admin');
const picture = `/images/${await putImage(cloud, company, 1)}`;

function documentsOf(file: string): string[] {
  const text = readFileSync(new URL(`../../samples/wordpress/${file}`, import.meta.url), 'utf8');
  return text
    .replaceAll('{picture}', picture)
    .split(/<!-- document \d+ -->\n/)
    .slice(1);
}

const columns = ['column1', 'column2', 'column3', 'column4'] as const;

/** Publishes four documents per component; returns the page as visitors get it. */
async function publishAll(name: string, documents: readonly string[]): Promise<string> {
  const pageId = await makePage(admin, { name, friendlyUrl: name });
  for (let at = 0; at < documents.length; at += columns.length) {
    const texts = Object.fromEntries(columns.map((column, index) => [column, documents[at + index] ?? '']));
    const input = { pageId, versionId: 1, componentName: `From ${at}`, borderStyle: 'none', ...texts };
    bodyOf(await callApi('createHtmlEditorColumns', { ...input, format: '4_1-1-1-1' }, { session: admin }));
  }
  await publish(admin, pageId);
  const { status, html } = await visit('moved', `/${name}`);
  expect(status).toBe(200);
  return html;
}

/** The content of each column of a page, as a browser parses it. */
function columnsIn(html: string): string[] {
  const found: string[] = [];
  const look = (node: DefaultTreeAdapterTypes.ChildNode) => {
    const isColumn =
      'attrs' in node && node.attrs.some(({ name, value }) => name === 'class' && /^rich( |$)/.test(value));
    if (isColumn) found.push(serialize(node));
    else if ('childNodes' in node) for (const child of node.childNodes) look(child);
  };
  for (const node of parse(html).childNodes) look(node);
  return found;
}

it.each([
  ['theme-unit-test', 75],
  ['block-test', 30],
])('%s keeps every element, except for what the guide lists', async (name, count) => {
  const documents = documentsOf(`${name}.html`);
  expect(documents).toHaveLength(count);
  const published = columnsIn(await publishAll(name, documents));
  const changes = changesOnPurpose();
  const differences = documents.flatMap((document, index) => {
    const [given, got] = [formatMarkup(document, changes), formatMarkup(published[index] ?? '')];
    const at = given.findIndex((piece, place) => !isFormattedAlike(piece, got[place]));
    const isSame = at < 0 && given.length === got.length;
    const place = at < 0 ? given.length : at;
    return isSame
      ? []
      : [
          {
            document: index + 1,
            place,
            given: given.slice(place, place + 3),
            got: got.slice(place, place + 3),
          },
        ];
  });
  expect(differences).toEqual([]);
});
