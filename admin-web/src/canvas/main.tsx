import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { typeface } from '../app/typeface';
import { whenIdle } from '../lib/when-idle';
import barsCss from './bars.css?inline';
import { CanvasApp } from './canvas-app';
import { createCanvasStore } from './canvas-state';
import commentsCss from './comments.css?inline';
import conflictCss from './conflict.css?inline';
import emptyPageCss from './empty-page.css?inline';
import frameToolsCss from './frame-tools.css?inline';
import { canvasReady, canvasShown, type FromCanvas, type ToCanvas } from './messages';
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

function hear(message: ToCanvas): void {
  if (message.kind === 'open') {
    for (const part of openedPage(message.page)) hear(part);
    parent.postMessage(canvasShown, location.origin);
  } else if (message.kind === 'page') {
    showTheme(message.themeCss);
    if (message.source !== source) show(message.source);
  } else if (message.kind === 'entries') {
    store.take(message);
  } else if (message.kind === 'settle') {
    typing.flush();
    store.send({ kind: 'settled' });
  } else if (message.kind === 'put') {
    typing.put(message.key, message.values);
  } else if (message.kind === 'link') {
    typing.setLink(message);
  } else if (message.kind === 'button') {
    typing.putButton(message.button);
  } else if (message.kind === 'picture') {
    typing.putPicture(message.picture);
  } else if (message.kind === 'type') {
    typing.beginAt(message.key, message.field, waiting.handOver());
    store.send({ kind: 'typesIn' });
  } else if (message.kind === 'typedAround') {
    if (waiting.isWaiting()) waiting.add(message);
  } else if (message.kind === 'noMoreKeys') {
    typing.insert(waiting.take());
  } else if (message.kind === 'noDraft') {
    waiting.take();
  } else if (message.kind === 'comments') {
    store.set({ comments: message });
  } else if (message.kind === 'conflict') {
    store.set({ conflict: message.conflict, ...(!message.conflict && { isConflictOpen: true }) });
  } else if (message.kind === 'showConflict') {
    flushSync(() => store.set({ isConflictOpen: true }));
    shadow.querySelector('.conflict')?.scrollIntoView({ block: 'nearest' });
    shadow.querySelector<HTMLElement>('.conflict')?.focus({ preventScroll: true });
  } else if (store.isNews(message.seen)) {
    if (message.key !== store.get().selected) typing.end();
    store.set({ selected: message.key });
  }
}

window.addEventListener('message', ({ data, origin, source, ports }) => {
  if (data !== canvasReady || origin !== location.origin || source !== parent || !ports[0]) return;
  port = ports[0];
  port.onmessage = ({ data: message }: MessageEvent<ToCanvas>) => hear(message);
});
window.addEventListener('pagehide', () => typing.end());
if (parent !== window) parent.postMessage(canvasReady, location.origin);
// While the page is still loading, so that an editor is ready for the first click.
whenIdle(makeEditorReady);
