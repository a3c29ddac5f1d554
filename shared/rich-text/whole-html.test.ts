import { expect, it } from 'vitest';
import { markupError } from './whole-html';

it.each([
  ['nothing', ''],
  ['one element', '<section class="block"><p>a<br>b</p><img src="/x" alt=""></section>'],
  ['attributes without values and ends of empty elements', '<div hidden><input required/></div>'],
  ['options, which are left open', '<select><option>a<option>b</select>'],
  [
    'a table with all its parts',
    '<table><caption>c</caption><colgroup><col></colgroup><tbody><tr><td>1</td></tr></tbody></table>',
  ],
])('accepts %s', (_name, html) => {
  expect(markupError(html)).toBeUndefined();
});

it.each([
  ['what is not ended', '<div><p>a</p>', 'an element that does not end: <div>'],
  ['an end too many', '<div></div></div>', 'an end tag that ends nothing: </div>'],
  ['ends in the wrong order', '<div><b><i>a</b></i></div>', 'an end tag that ends nothing: </b>'],
  [
    'the end of another element',
    '<p><a href="/x">x</unwrapped></p>',
    'an end tag that ends nothing: </unwrapped>',
  ],
  ['a text that leaves its component and is balanced', '<div></div><div></div>', 'a second element: <div>'],
  ['words beside the component', '<div></div>words', 'words outside of every element: words'],
  ['a tag that never ends', '<div><a href="x</div>', 'a “<” that begins no element'],
  ['a block in a paragraph', '<p><b><div></div></b></p>', '<div> inside of a paragraph'],
  ['a link in a link', '<p><a href="/"><b><a href="/"></a></b></a></p>', '<a> inside of itself'],
  ['a cell without a row', '<table><tbody><td>1</td></tbody></table>', '<td> outside of <tr>'],
  ['what a table throws out', '<table><tbody><tr><p>1</p></tr></tbody></table>', '<p> in <tr>'],
  ['words that a table throws out', '<table><tbody>words</tbody></table>', 'words in <tbody>'],
])('rejects %s', (_name, html, reason) => {
  expect(markupError(html)).toBe(reason);
});
