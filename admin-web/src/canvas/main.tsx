import { createRoot } from 'react-dom/client';
import barsCss from './bars.css?inline';
import { CanvasApp } from './canvas-app';
import { createCanvasStore } from './canvas-state';
import { canvasReady, type FromCanvas, type ToCanvas } from './messages';
import overlayCss from './overlay.css?inline';
import { showPage, showTheme } from './page-document';
import { createTyping } from './typing';

/** The script of `/canvas.html`: the page that is edited, in the frame of its editor. */
let port: MessagePort | undefined;
const store = createCanvasStore((message: FromCanvas) => port?.postMessage(message));
const typing = createTyping(store);

// Beside the body, so that no rule of the site's style sheet counts it.
const host = document.createElement('galley-canvas');
host.style.cssText = 'position:absolute;top:0;left:0;width:0;height:0;z-index:2147483647';
const shadow = host.attachShadow({ mode: 'open' });
const style = document.createElement('style');
style.textContent = overlayCss + barsCss;
const place = document.createElement('div');
shadow.append(style, place);
document.documentElement.append(host);
const root = createRoot(place);
root.render(<CanvasApp store={store} typing={typing} host={host} />);

function hear(message: ToCanvas): void {
  if (message.kind === 'page') {
    typing.end();
    showTheme(message.themeCss);
    store.set({ holder: showPage(message.source) });
  } else if (message.kind === 'entries') {
    store.take(message);
  } else if (message.kind === 'settle') {
    typing.flush();
    store.send({ kind: 'settled' });
  } else if (message.kind === 'put') {
    typing.put(message.key, message.values);
  } else if (message.kind === 'link') {
    typing.setLink(message);
  } else if (message.kind === 'picture') {
    typing.putPicture(message.picture);
  } else if (message.kind === 'type') {
    typing.beginAt(message.key, message.field);
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
