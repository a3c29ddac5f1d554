import { chunk } from '@galley/functions/core/table';
import { fieldsOf } from '@galley/shared/components/dictionary';
import { initialValues } from '@galley/shared/components/field-values';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { harmlessHtml } from '../../support/harmless-html';
import { bodyOf, makePage, publish } from '../../support/pages';
import { visit } from '../../support/visits';

const { admin } = await startAcme({ runJobs: false });
const columnsOf = 4;

function elementsOf(html: string): Element {
  const { body } = new JSDOM(`<body>${html}</body>`).window.document;
  // Attributes about loading pictures are up to the page.
  for (const image of body.querySelectorAll('img')) image.removeAttribute('loading');
  return body;
}

it('shows visitors everything that a text can contain unchanged, as an equal DOM [1:110] [2:8] [2:85] [1:85]', async () => {
  const pageId = await makePage(admin, { name: 'All of it', friendlyUrl: 'all-of-it' });
  for (const texts of chunk([...harmlessHtml], columnsOf)) {
    const columns = Object.fromEntries(texts.map(({ html }, index) => [`column${index + 1}`, html]));
    const component = {
      ...initialValues(fieldsOf('HtmlEditorColumns')),
      componentName: 'Text',
      format: '4_1-1-1-1',
    };
    const place = { pageId, versionId: 1 };
    bodyOf(
      await callApi('createHtmlEditorColumns', { ...component, ...columns, ...place }, { session: admin }),
    );
  }
  await publish(admin, pageId);

  const { html } = await visit('acme', '/all-of-it');
  const shown = [...new JSDOM(html).window.document.querySelectorAll('main .rich')];
  const changed = harmlessHtml.filter((text, index) => {
    const there = shown[index];
    return !there || !elementsOf(there.innerHTML).isEqualNode(elementsOf(text.html));
  });
  expect(changed.map(({ name }) => name)).toEqual([]);
  const directions = harmlessHtml.flatMap(({ name }, index) =>
    shown[index]?.getAttribute('dir') === 'auto' ? [name] : [],
  );
  expect(directions).toEqual(['languages and directions', 'other alphabets and pictures', 'right to left']);
});
