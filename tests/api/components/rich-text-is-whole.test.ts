import { HtmlEditorColumnsView } from '@galley/public-web/components/html-editor-columns';
import { canonicalRichText } from '@galley/shared/rich-text/canonical';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { randomRichText } from '../../support/random-rich-text';
import { runs, sayCases, seedOfRun } from '../../support/random-runs';

type Parsed = DefaultTreeAdapterTypes.ChildNode;

/** The tree that a browser builds from HTML, without attributes about loading pictures. */
function treeOf(nodes: readonly Parsed[]): unknown[] {
  return nodes.map((node) => {
    if ('value' in node) return node.value;
    if (!('tagName' in node)) return node.nodeName;
    const attributes = node.attrs.flatMap(({ name, value }) =>
      name === 'loading' ? [] : [`${name}=${value}`],
    );
    return [node.tagName, attributes, treeOf(node.childNodes)];
  });
}

const fragment = (html: string) => parseFragment(html).childNodes;
const childrenOf = (node: Parsed | undefined) => (node && 'childNodes' in node ? node.childNodes : []);

/** A component with the text in its first column and a marker in its second, followed by another marker. */
function published(text: string): string {
  const data = {
    componentName: 'Text',
    borderStyle: 'none',
    format: '4_2-2',
    column1: text,
    column2: '',
    column3: '<p>beside</p>',
    column4: '',
  } as const;
  return `${renderToStaticMarkup(createElement(HtmlEditorColumnsView, { data }))}<footer>below</footer>`;
}

const numRuns = runs(200_000);

it(`keeps each of ${numRuns} random texts complete and inside its component (seed ${seedOfRun})`, () => {
  fc.assert(
    fc.property(randomRichText, (given) => {
      const { html } = canonicalRichText(given, 'acme');
      const again = canonicalRichText(html, 'acme');
      expect(again).toEqual({ html, dropped: [] });

      const [section, footer, ...more] = fragment(published(html));
      expect(treeOf(footer ? [footer] : [])).toEqual([['footer', [], ['below']]]);
      expect(more).toEqual([]);
      const columns = childrenOf(childrenOf(section)[0]);
      expect(columns).toHaveLength(2);
      expect(treeOf(childrenOf(columns[0]))).toEqual(treeOf(fragment(html)));
      expect(treeOf(childrenOf(columns[1]))).toEqual([['p', [], ['beside']]]);
    }),
    { numRuns, seed: seedOfRun },
  );
  sayCases(numRuns, 'rich texts, saved and published');
});

it.each([
  ['a picture that is not kept, in front of a link', '<img src="x"><a href="https://evil.example/">x</a>'],
  ['a picture that is not kept, in front of a table', '<img src="x"><table>'],
  ['a relative link', '<p><a href="about.html">About</a> us</p>'],
  ['an anchor', '<p><a name="top">Top</a> of <a href="#top">it</a></p>'],
  ["Google's wrapper", '<b style="font-weight:normal"><p>One</p><p>Two</p></b>'],
  ['ends that end nothing', '</div></section></main></p></table>text</td></body></html>'],
  ['what is opened and never closed', '<a href="/x"><b><ul><li><table><tr><td><h2>'],
])('keeps everything around %s in place', (_name, given) => {
  const { html } = canonicalRichText(given, 'acme');
  const [section, footer] = fragment(published(html));
  expect(treeOf(childrenOf(childrenOf(childrenOf(section)[0])[1]))).toEqual([['p', [], ['beside']]]);
  expect(treeOf(footer ? [footer] : [])).toEqual([['footer', [], ['below']]]);
});

it('parses texts that are deep, long or wide in bounded time, and keeps their words', () => {
  const texts = {
    deep: `${'<div>'.repeat(12_000)}word`,
    formatted: `${'<b><i><a href="/x">'.repeat(3_000)}word`,
    crossed: `${'<a><b><i><table><p>'.repeat(2_000)}word`,
    listed: `${'<ul><li>'.repeat(4_000)}word`,
    wide: `<table><tr>${'<td colspan=1000 rowspan=9999>'.repeat(1_500)}<tr><td>word${'<tr><td>'.repeat(2_000)}`,
    attributes: `<p ${Array.from({ length: 6_000 }, (_, index) => `a${index}`).join(' ')}>word`,
    megabyte: '<p>a <b>word</b></p>'.repeat(50_000),
  };
  for (const [name, text] of Object.entries(texts)) {
    const started = process.cpuUsage();
    const { html } = canonicalRichText(text, 'acme');
    expect(html, name).toContain('word');
    const { user, system } = process.cpuUsage(started);
    // CPU seconds of this process; quadratic behaviour would take minutes.
    expect((user + system) / 1e6, name).toBeLessThan(10);
  }
});

it('reports what it dropped, once for each kind', () => {
  const { dropped } = canonicalRichText(
    '<p style="color:red;text-align:center" onclick="x()">a<video></video><video></video><img src="https://b.example/c.gif"></p>',
    'acme',
  );
  expect(dropped).toEqual([
    { what: 'style color', count: 1 },
    { what: 'attribute onclick', count: 1 },
    { what: '<video>', count: 2 },
    { what: 'picture https://b.example/c.gif', count: 1 },
  ]);
});
