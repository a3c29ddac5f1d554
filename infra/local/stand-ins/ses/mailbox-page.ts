/** The mailbox page: plain HTML, CSS and JavaScript, since it is not a part of the product. */

export const mailboxPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mailbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/mailbox.css">
<script type="module" src="/mailbox.js"></script>
</head>
<body>
<header>
<h1>Mailbox <span id="count"></span></h1>
<p>Every message the local Galley has sent. Nothing leaves this computer.</p>
<button type="button" id="clear">Delete all</button>
</header>
<main>
<nav aria-label="Messages"><ol id="list"></ol><p id="empty" hidden>No messages yet.</p></nav>
<article id="message" aria-live="polite">
<button type="button" id="back">&larr; All messages</button>
<p id="choose">Choose a message.</p>
<div id="open" hidden>
<h2 id="subject"></h2>
<dl><dt>From</dt><dd id="from"></dd><dt>To</dt><dd id="to"></dd><dt>Sent</dt><dd id="sent"></dd></dl>
<div role="group" aria-label="Form of the message">
<button type="button" id="show-html">Formatted</button><button type="button" id="show-text">Plain text</button>
</div>
<iframe id="html" title="The message" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<pre id="text" tabindex="0"></pre>
</div>
</article>
</main>
</body>
</html>
`;

export const mailboxStyle = `:root {
  color-scheme: light dark;
  --ink: light-dark(#1d2330, #e7eaf0);
  --soft: light-dark(#596275, #a3acbd);
  --paper: light-dark(#ffffff, #171b22);
  --ground: light-dark(#f3f5f8, #0f1216);
  --line: light-dark(#dde2ea, #2b323d);
  --accent: light-dark(#1f5fbf, #7db0ff);
  --chosen: light-dark(#e8f0fc, #1d2b42);
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; background: var(--ground); color: var(--ink);
  font: 15px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem 1rem; padding: .75rem 1.25rem;
  background: var(--paper); border-bottom: 1px solid var(--line); }
h1 { margin: 0; font-size: 1.15rem; }
#count { font-weight: 400; color: var(--soft); }
header p { margin: 0; flex: 1; color: var(--soft); }
button { font: inherit; padding: .3rem .8rem; color: var(--ink); background: var(--paper);
  border: 1px solid var(--line); border-radius: .4rem; cursor: pointer; }
button:hover { border-color: var(--accent); }
button[aria-pressed="true"] { background: var(--chosen); border-color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(16rem, 24rem) 1fr; }
nav { overflow-y: auto; background: var(--paper); border-right: 1px solid var(--line); }
ol { list-style: none; margin: 0; padding: 0; }
#empty, #choose { padding: 2rem 1.25rem; color: var(--soft); }
li button { display: block; width: 100%; padding: .7rem 1.25rem; text-align: left; border: 0;
  border-bottom: 1px solid var(--line); border-radius: 0; }
li button[aria-current="true"] { background: var(--chosen); box-shadow: inset 3px 0 var(--accent); }
li span { display: block; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.to, .time { font-size: .85rem; color: var(--soft); }
.subject { font-weight: 600; }
article { display: flex; flex-direction: column; min-width: 0; overflow-y: auto; }
#back { display: none; align-self: flex-start; margin: .75rem 1.25rem 0; }
#open { flex: 1; display: flex; flex-direction: column; padding: 1.25rem; gap: .75rem; }
h2 { margin: 0; font-size: 1.3rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem 1rem; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
[role=group] { display: flex; gap: .4rem; }
iframe, pre { flex: 1; width: 100%; min-height: 18rem; margin: 0; border: 1px solid var(--line); border-radius: .5rem; }
iframe { background: #fff; color-scheme: light; }
pre { padding: 1rem; background: var(--paper); white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 44rem) {
  header p { flex-basis: 100%; order: 1; }
  h1 { flex: 1; }
  main { display: block; overflow-y: auto; }
  nav { border-right: 0; }
  article { display: none; }
  body.reading nav { display: none; }
  body.reading article { display: flex; min-height: 100%; }
  #back { display: block; }
}
`;

export const mailboxScript = `const part = (id) => document.getElementById(id);
const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
let messages = [];
let chosen = location.hash.slice(1);
let isPlain = false;

function row(message) {
  const button = document.createElement('button');
  button.type = 'button';
  for (const [name, text] of [['to', message.to.join(', ')], ['subject', message.subject], ['time', time.format(new Date(message.timestamp))]]) {
    const span = document.createElement('span');
    span.className = name;
    span.textContent = text;
    button.append(span);
  }
  button.setAttribute('aria-current', String(message.id === chosen));
  button.dataset.id = message.id;
  button.addEventListener('click', () => choose(message.id));
  const item = document.createElement('li');
  item.append(button);
  return item;
}

function showList() {
  // Replacing the rows must not move the keyboard focus away from the list.
  const focused = document.activeElement?.dataset?.id;
  part('list').replaceChildren(...messages.map(row));
  if (focused) part('list').querySelector('[data-id="' + CSS.escape(focused) + '"]')?.focus();
  part('empty').hidden = messages.length > 0;
  part('count').textContent = messages.length ? '(' + messages.length + ')' : '';
  part('clear').disabled = messages.length === 0;
}

function showMessage() {
  const message = messages.find(({ id }) => id === chosen);
  document.body.classList.toggle('reading', Boolean(message));
  part('choose').hidden = Boolean(message);
  part('open').hidden = !message;
  if (!message) return;
  part('subject').textContent = message.subject || '(no subject)';
  part('from').textContent = message.from;
  part('to').textContent = message.to.join(', ');
  part('sent').textContent = time.format(new Date(message.timestamp));
  const plain = isPlain || !message.html;
  part('show-html').disabled = !message.html;
  part('show-html').setAttribute('aria-pressed', String(!plain));
  part('show-text').setAttribute('aria-pressed', String(plain));
  part('html').hidden = plain;
  part('text').hidden = !plain;
  // Links open in another tab, because the product refuses to be shown in a frame.
  const framed = '<base target="_blank">' + message.html;
  if (part('html').srcdoc !== framed) part('html').srcdoc = framed;
  part('text').textContent = message.text;
}

function choose(id) {
  chosen = id;
  history.replaceState(null, '', '#' + id);
  showList();
  showMessage();
}

async function refresh() {
  const response = await fetch('/api/messages');
  const fresh = await response.json();
  const isNew = fresh.length !== messages.length || fresh[0]?.id !== messages[0]?.id;
  messages = fresh;
  if (isNew) {
    showList();
    showMessage();
  }
}

async function poll() {
  // While the product restarts, requests fail; the next attempt will reach it again.
  if (!document.hidden) await refresh().catch(() => {});
  setTimeout(poll, 1000);
}

part('clear').addEventListener('click', async () => {
  await fetch('/api/messages', { method: 'DELETE' });
  choose('');
  await refresh();
});
part('back').addEventListener('click', () => choose(''));
part('show-html').addEventListener('click', () => { isPlain = false; showMessage(); });
part('show-text').addEventListener('click', () => { isPlain = true; showMessage(); });
showList();
poll();
`;

/** The target of the demo's newsletter box, which has no real provider. */
export const newsletterPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Newsletter</title><meta name="viewport" content="width=device-width,initial-scale=1"></head>
<body>
<main>
<h1>You would be signed up now</h1>
<p>This page of the laptop stands in for the mailing-list provider of the company. A company enters the address of its own provider under Site Information.</p>
</main>
</body>
</html>`;
