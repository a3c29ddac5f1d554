import { chunk } from '@galley/functions/core/table';
import { fieldsOf } from '@galley/shared/components/dictionary';
import { initialValues } from '@galley/shared/components/field-values';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { harmOf } from '../../support/harm-of';
import { harmlessHtml } from '../../support/harmless-html';
import { openCloud } from '../../support/open-cloud';
import { xssCorpus } from '../../support/xss-corpus';

const fields = ['column1', 'column2', 'column3', 'column4'] as const;

const cloud = await openCloud({ runJobs: false });
const editor = await sessionFor(cloud, await makeCompany('acme'), 'Level4');

/** Saves texts in the columns of one component, through the API, and reads the result; `id` saves it again. */
async function saveTexts(texts: string[], id?: number): Promise<{ id: number; kept: string[] }> {
  const columns = Object.fromEntries(fields.map((field, index) => [field, texts[index] ?? '']));
  const component = { ...initialValues(fieldsOf('HtmlEditorColumns')), componentName: 'Text', ...columns };
  const place = { pageId: 1, versionId: 1 };
  const saved = id
    ? await callApi(
        'updateHtmlEditorColumns',
        { ...component, ...place, id, revision: 1 },
        { session: editor },
      )
    : await callApi('createHtmlEditorColumns', { ...component, ...place }, { session: editor });
  expect(saved.status, saved.error.message).toBe(200);
  const { body } = await callApi('getHtmlEditorColumns', { componentId: saved.body }, { session: editor });
  return { id: saved.body, kept: fields.slice(0, texts.length).map((field) => body[field]) };
}

describe('attacks saved through the API', () => {
  it('are at least sixty, each with a name of its own', () => {
    expect(xssCorpus.length).toBeGreaterThanOrEqual(60);
    expect(new Set(xssCorpus.map(({ name }) => name)).size).toBe(xssCorpus.length);
  });

  it.each(
    chunk(xssCorpus, 4).map((attacks) => ({ attacks, names: attacks.map(({ name }) => name).join('; ') })),
  )('are harmless, and stay so when saved again: $names', async ({ attacks }) => {
    const { id, kept } = await saveTexts(attacks.map(({ html }) => html));
    const harm = kept.map((html, index) => [attacks[index]?.name, harmOf(html, 'acme')]);
    expect(harm).toEqual(attacks.map(({ name }) => [name, []]));
    expect((await saveTexts(kept, id)).kept).toEqual(kept);
  });

  it('would be noticed if they succeeded', () => {
    const noticed = xssCorpus.filter(({ html }) => harmOf(html, 'acme').length > 0);
    // The others are harmless in today's parsers; sanitising must not make them harmful.
    expect(noticed.length).toBeGreaterThan(85);
  });
});

describe('harmless mark-up saved through the API [1:85] [1:110] [2:85]', () => {
  const bodyOf = (html: string) => new JSDOM(`<body>${html}</body>`).window.document.body;

  it.each(
    chunk(harmlessHtml, 4).map((texts) => ({ texts, names: texts.map(({ name }) => name).join('; ') })),
  )('keeps an equal DOM: $names', async ({ texts }) => {
    const { id, kept } = await saveTexts(texts.map(({ html }) => html));
    const isEqual = kept.map((html, index) => bodyOf(html).isEqualNode(bodyOf(texts[index]?.html ?? '')));
    expect(isEqual, kept.join('\n')).toEqual(texts.map(() => true));
    expect((await saveTexts(kept, id)).kept).toEqual(kept);
  });
});
