import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { whenIdle } from '../lib/when-idle';
import {
  canvasReady,
  canvasShown,
  type EditorMessage,
  type FromCanvas,
  type ToCanvas,
} from '../parts/page-canvas/messages';
import { typeface } from '../ui/typeface';
import barsCss from './bars.css?inline';
import { CanvasApp } from './canvas-app';
import { createCanvasStore } from './canvas-state';
import commentsCss from './comments.css?inline';
import conflictCss from './conflict.css?inline';
import emptyPageCss from './empty-page.css?inline';
import frameToolsCss from './frame-tools.css?inline';
import { openedPage } from './opened-page';
import overlayCss from './overlay.css?inline';
import { showPage, showTheme } from './page-document';
import { makeEditorReady } from './ready-editor';
import { createTyping } from './typing';
import { createWaitingWords } from './waiting-words';

/** The script of `/canvas.html`: the edited page in the frame of its editor. */
let port: MessagePort | undefined;
let source: string | undefined;
const store = createCanvasStore((message: FromCanvas) => port?.postMessage(message));
const typing = createTyping(store);
const waiting = createWaitingWords(store);

// Outside the body, so that no rule of the site's style sheet counts it.
const host = document.createElement('galley-canvas');
host.style.cssText = 'position:absolute;top:0;left:0;width:0;height:0;z-index:2147483647';
host.style.setProperty('--typeface', typeface);
const shadow = host.attachShadow({ mode: 'open' });
const style = document.createElement('style');
style.textContent = overlayCss + barsCss + conflictCss + commentsCss + frameToolsCss + emptyPageCss;
const place = document.createElement('div');
shadow.append(style, place);
document.documentElement.append(host);
const root = createRoot(place);
root.render(<CanvasApp store={store} typing={typing} waiting={waiting} host={host} />);

/** Another version may be shown on the same page: typing continues. */
function show(next: string): void {
  source = next;
  typing.end();
  store.set({ holder: showPage(next) });
}

/** What each message of the editor does; a message without a handler does not compile. */
const handlers: { [Kind in ToCanvas['kind']]: (message: EditorMessage<Kind>) => void } = {
  open: ({ page }) => {
    for (const part of openedPage(page)) hear(part);
    parent.postMessage(canvasShown, location.origin);
  },
  page: ({ source: next, themeCss }) => {
    showTheme(themeCss);
    if (next !== source) show(next);
  },
  entries: store.take,
  settle: () => {
    typing.flush();
    store.send({ kind: 'settled' });
  },
  put: ({ key, values }) => typing.put(key, values),
  link: typing.setLink,
  button: ({ button }) => typing.putButton(button),
  picture: ({ picture }) => typing.putPicture(picture),
  type: ({ key, field }) => {
    typing.beginAt(key, field, waiting.handOver());
    store.send({ kind: 'typesIn' });
  },
  typedAround: (key) => {
    if (waiting.isWaiting()) waiting.add(key);
  },
  noMoreKeys: () => typing.insert(waiting.take()),
  noDraft: () => void waiting.take(),
  comments: (comments) => store.set({ comments }),
  conflict: ({ conflict }) => store.set({ conflict, ...(!conflict && { isConflictOpen: true }) }),
  showConflict: () => {
    flushSync(() => store.set({ isConflictOpen: true }));
    shadow.querySelector('.conflict')?.scrollIntoView({ block: 'nearest' });
    shadow.querySelector<HTMLElement>('.conflict')?.focus({ preventScroll: true });
  },
  select: ({ key, addsAt, seen }) => {
    if (!store.isNews(seen)) return;
    store.set({ addsAt });
    if (key === store.get().selected) return;
    typing.end();
    store.set({ selected: key, isLed: true });
  },
};

const hear = <Kind extends ToCanvas['kind']>(message: EditorMessage<Kind>) =>
  handlers[message.kind as Kind](message);

window.addEventListener('message', ({ data, origin, source, ports }) => {
  if (data !== canvasReady || origin !== location.origin || source !== parent || !ports[0]) return;
  port = ports[0];
  port.onmessage = ({ data: message }: MessageEvent<ToCanvas>) => hear(message);
});
window.addEventListener('pagehide', () => typing.end());
if (parent !== window) parent.postMessage(canvasReady, location.origin);
// While the page is still loading, so that an editor is ready for the first click.
whenIdle(makeEditorReady);
