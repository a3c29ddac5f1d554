/** Texts as the editor writes them, for the company acme. Saving must not change how they look. */
export const harmlessHtml: readonly { name: string; html: string }[] = [
  { name: 'plain text', html: 'Open on Saturdays' },
  { name: 'paragraphs', html: '<p>One</p><p>Two</p><p></p><p>Four</p>' },
  { name: 'line breaks', html: '<p>Acme Plumbing<br>12 Main Street<br>Springfield</p>' },
  { name: 'headings', html: '<h2>Services</h2><h3>Kitchen</h3><h4>Taps</h4>' },
  {
    name: 'marks',
    html: '<p><strong>bold</strong> <em>italic</em> <u>under</u> <s>gone</s> x<sub>2</sub> y<sup>3</sup> <mark>here</mark> <code>npm</code></p>',
  },
  { name: 'marks inside each other', html: '<p><strong>a<em>b<u>c</u></em></strong><em><s>d</s></em></p>' },
  {
    name: 'older marks',
    html: '<p><b>bold</b> <i>italic</i> <del>out</del> <ins>in</ins> <small>note</small></p>',
  },
  { name: 'bullets', html: '<ul><li><p>One</p></li><li><p>Two</p><ul><li><p>Two a</p></li></ul></li></ul>' },
  {
    name: 'lists in lists in lists',
    html: '<ol><li><p>One</p><ul><li><p>a</p><ol><li><p>deep</p></li></ol></li></ul></li><li><p>Two</p></li></ol>',
  },
  { name: 'numbers', html: '<ol><li><p>One</p></li><li><p>Two</p></li></ol>' },
  { name: 'numbers that go on', html: '<ol start="3"><li><p>Three</p></li></ol>' },
  { name: 'quotation', html: '<blockquote><p>They came within the hour.</p><p>— M. Jones</p></blockquote>' },
  { name: 'code', html: '<pre><code>const a = 1 &lt; 2;\n  b &amp;&amp; c</code></pre>' },
  { name: 'rule', html: '<p>a</p><hr><p>b</p>' },
  { name: 'web link', html: '<p><a href="https://example.com/a?b=1&amp;c=2#d">site</a></p>' },
  {
    name: 'link in a new tab',
    html: '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer nofollow">site</a></p>',
  },
  { name: 'path', html: '<p><a href="/services/plumbing">Plumbing</a></p>' },
  { name: 'path with spaces and accents', html: '<p><a href="/caf%C3%A9%20bar?x=%26">Bar</a></p>' },
  { name: 'place on the page', html: '<p><a href="#prices">Prices</a></p>' },
  {
    name: 'mail',
    html: '<p><a href="mailto:info@acme.example?subject=Leak&amp;body=Dear%20Acme%2C%0D%0Aplease">Write</a></p>',
  },
  { name: 'telephone', html: '<p><a href="tel:+12125550100">212 555 0100</a></p>' },
  { name: 'button', html: '<p><a class="button" href="/contact">Book a visit</a></p>' },
  { name: 'own picture', html: '<img src="/images/acme/12/van.jpg" alt="Our van">' },
  {
    name: 'own picture with a size and a place',
    html: '<img src="/images/acme/12/van-2.jpg" alt="" width="640" height="480" class="left" data-align="left">',
  },
  {
    name: 'picture with a caption',
    html: '<figure><img src="/images/acme/3/team.webp" alt="Team"><figcaption>Since 1968</figcaption></figure>',
  },
  {
    name: 'table',
    html: '<table><tbody><tr><th colspan="2"><p>Prices</p></th></tr><tr><td><p>Visit</p></td><td><p>$80</p></td></tr></tbody></table>',
  },
  {
    name: 'table with all its parts',
    html: '<table><caption>Hours</caption><colgroup><col><col></colgroup><thead><tr><th scope="col">Day</th><th scope="col">Open</th></tr></thead><tbody><tr><td>Mon</td><td>8-17</td></tr></tbody><tfoot><tr><td>Sun</td><td>–</td></tr></tfoot></table>',
  },
  {
    name: 'table with rows that reach down',
    html: '<table><tbody><tr><th rowspan="2" scope="row">Berth</th><td>In</td></tr><tr><td>Out</td></tr></tbody></table>',
  },
  {
    name: 'picture that is a link, in a figure on the right',
    html: '<figure data-align="right"><a href="/fleet"><img src="/images/acme/3/team.webp" alt="Team" width="300" height="200"></a><figcaption>The <em>fleet</em></figcaption></figure>',
  },
  {
    name: 'small headings and place names',
    html: '<h5 id="at-prices">Prices</h5><h6>Details</h6><p><a href="#at-prices">Up</a></p>',
  },
  {
    name: 'terms',
    html: '<dl><dt>Berth</dt><dd>A place for a boat</dd><dd><p>Also: mooring</p></dd></dl>',
  },
  {
    name: 'details',
    html: '<details open=""><summary>Opening hours</summary><p>8 to 17</p></details><details><summary>More</summary></details>',
  },
  {
    name: 'keys, sources and short words',
    html: '<p><kbd>Ctrl</kbd>, <abbr title="Hypertext">HTML</abbr>, <cite>The Times</cite>, <q>yes</q>, <var>x</var>, <samp>ok</samp>, <dfn>keel</dfn>, <time datetime="2026-05-01">1 May</time></p>',
  },
  {
    name: 'numbers that count down, in letters',
    html: '<ol start="9" type="a" reversed=""><li value="4">Nine</li></ol>',
  },
  {
    name: 'languages and directions',
    html: '<p dir="rtl" lang="he">שלום</p><p>Say <span lang="fr">bonjour</span> or <span dir="rtl">שלום</span></p>',
  },
  { name: 'parts', html: '<div style="text-align: center"><p>Part</p><div>of a part</div></div>' },
  {
    name: 'text messages, old servers, neighbours',
    html: '<p><a href="sms:+12125550100">Text us</a> <a href="ftp://files.example/a.zip">Files</a> <a href="prices.html#x">Prices</a> <a href="?page=2">Next</a></p>',
  },
  { name: 'centred heading', html: '<h2 style="text-align: center">Welcome</h2>' },
  { name: 'text aligned to the right', html: '<p style="text-align: right">12 May</p>' },
  {
    name: 'signs that mean something in HTML',
    html: '<p>5 &lt; 6 &amp;&amp; 7 &gt; 6, "quoted" and \'single\' &amp;copy;</p>',
  },
  { name: 'other alphabets and pictures', html: '<p>Zażółć gęślą jaźń · 漢字 · عربى · 👩‍🔧 e\u0301</p>' },
  {
    name: 'right to left',
    html: '<h2>ברוכים הבאים</h2><p>נתראה ב-Acme ביום ראשון!</p><ul><li><p>مرحبا</p></li></ul>',
  },
  { name: 'a long word', html: `<p>${'Donaudampfschifffahrt'.repeat(8)}</p>` },
  {
    name: 'link to a video',
    html: '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=42s" target="_blank" rel="noopener noreferrer nofollow">Watch how we work</a></p>',
  },
  {
    name: 'picture to the right',
    html: '<img src="/images/acme/12/van.jpg" alt="Our van" class="right" data-align="right"><p>Text beside it</p>',
  },
  { name: 'spaces that do not break', html: '<p>10&nbsp;km &nbsp; further</p>' },
  {
    name: 'text about attacks',
    html: '<p>Never paste &lt;script&gt;alert(1)&lt;/script&gt; or javascript:alert(1) anywhere.</p>',
  },
];
