import { markDefinitions, nodeDefinitions } from '@galley/shared/rich-text/definition';
import fc from 'fast-check';
import { xssCorpus } from './xss-corpus';

/** Elements that rich text keeps, drops, and does not know. */
const keptTags = [...Object.values(nodeDefinitions), ...Object.values(markDefinitions)].flatMap(
  ({ tags }) => tags,
);
const otherTags = [
  ...[
    'span',
    'font',
    'center',
    'section',
    'article',
    'form',
    'label',
    'button',
    'fieldset',
    'big',
    'nobr',
    'o:p',
  ],
  ...[
    'script',
    'style',
    'svg',
    'math',
    'iframe',
    'video',
    'select',
    'option',
    'textarea',
    'noscript',
    'template',
  ],
  ...[
    'thead',
    'tbody',
    'tfoot',
    'colgroup',
    'col',
    'body',
    'html',
    'head',
    'x-y',
    'title',
    'wbr',
    'input',
    'unwrapped',
  ],
];
const voidTags = new Set(['br', 'hr', 'img', 'col', 'wbr', 'input']);

const links = [
  ...[
    'https://example.com/?a=1&b=2',
    '/contact',
    '#part',
    '#at-part',
    'about.html',
    '../up',
    'ftp://old.example/a',
  ],
  ...[
    'sms:+15550100',
    'mailto:a@b.example',
    'javascript:alert(1)',
    '//evil.example',
    'java&#10;script:alert(1)',
    '',
  ],
];
const styles = [
  ...[
    'text-align:center',
    'text-align: RIGHT;color:red',
    'font-weight:normal',
    'font-style: normal',
    'float:left',
  ],
  'background:url(https://evil.example)',
];
const attribute = fc.oneof(
  fc.constantFrom(...links).map((link) => `href="${link}"`),
  fc.constantFrom(...styles).map((style) => `style="${style}"`),
  fc
    .constantFrom('/images/acme/1/a.png', '/images/globex/1/a.png', 'https://evil.example/x.gif', 'x')
    .map((src) => `src="${src}"`),
  fc.constantFrom('part', 'at-part', 'main', 'a b', '"', 'é').map((id) => `id='${id}'`),
  fc
    .constantFrom('button', 'left', 'alignright', 'has-text-align-center', 'x')
    .map((name) => `class=${name}`),
  fc
    .constantFrom('1', '2', '3', '0', '-4', '99999', 'x')
    .chain((value) =>
      fc
        .constantFrom('colspan', 'rowspan', 'start', 'value', 'width', 'height', 'span')
        .map((name) => `${name}=${value}`),
    ),
  fc.constantFrom(
    ...[
      'reversed',
      'open',
      'dir=rtl',
      'dir=x',
      'lang=fr',
      'lang="no way"',
      'type=a',
      'scope=col',
      'target=_blank',
    ],
    ...['rel="opener nofollow"', 'alt="5 > 4 & \'"', 'title="<b>&quot;"', 'onclick=alert(1)', 'name=part'],
    ...[
      'data-align=left',
      'align=center',
      'onmouseover="alert(1)"',
      'datetime=2026-01-01',
      'is="x"',
      'srcset=x',
    ],
  ),
);
const words = fc.oneof(
  fc.constantFrom(
    'a',
    'two words',
    ' ',
    '\n',
    '  b',
    'c  ',
    '&amp;lt;',
    '&nbsp;',
    '&#0;',
    '&#13;',
    '&#12;',
    '<',
    '>',
    '"',
    '&',
  ),
  fc.constantFrom(
    '<!-- c -->',
    '<![CDATA[x]]>',
    '<?x ?>',
    '</p>',
    '</a>',
    '</table>',
    '<br/>',
    '\u00ad',
    'שלום',
    '\ud800',
  ),
  fc.string({ maxLength: 6, unit: 'binary' }),
);

/** Random HTML: sometimes well-formed, sometimes with a missing, wrong or additional end tag. */
const { html } = fc.letrec<{ html: string; element: string }>((tie) => ({
  html: fc
    .array(fc.oneof({ depthSize: 'small', withCrossShrink: true }, words, tie('element')), { maxLength: 4 })
    .map((parts) => parts.join('')),
  element: fc
    .record({
      tag: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...keptTags) },
        { weight: 1, arbitrary: fc.constantFrom(...otherTags) },
      ),
      attributes: fc.array(attribute, { maxLength: 3 }),
      inner: tie('html'),
      end: fc.constantFrom('right', 'right', 'right', 'right', 'none', 'wrong'),
    })
    .map(({ tag, attributes, inner, end }) => {
      const start = `<${[tag, ...attributes].join(' ')}>`;
      if (voidTags.has(tag)) return start + inner;
      return start + inner + { right: `</${tag}>`, none: '', wrong: '</div>' }[end];
    }),
}));

/** Random table rows and cells, with spans that do not fit. */
const table = fc
  .array(
    fc.array(
      fc.record({
        tag: fc.constantFrom('td', 'th'),
        attributes: fc.array(attribute, { maxLength: 2 }),
        inner: html,
      }),
      { maxLength: 4 },
    ),
    { maxLength: 4 },
  )
  .map((rows) => {
    const cells = rows.map((row) =>
      row
        .map(({ tag, attributes, inner }) => `<${[tag, ...attributes].join(' ')}>${inner}</${tag}>`)
        .join(''),
    );
    return `<table>${cells.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
  });

const attack = fc.constantFrom(...xssCorpus.map(({ html: text }) => text));

/** Unusual texts for the company acme: nested, broken, with dropped elements at every depth. */
export const randomRichText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: html },
      { weight: 2, arbitrary: table },
      { weight: 1, arbitrary: attack },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(''));
