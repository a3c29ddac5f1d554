import { canvasReady, canvasShown, type ToCanvas } from '../canvas/messages';
import { knownCanvasPlace } from './canvas-place';

/** A canvas that loads before there is an editor around it. */
export interface PreparedCanvas {
  frame: HTMLIFrameElement;
  /** Undefined until its script is there. What the canvas says waits in it. */
  port: MessagePort | undefined;
  stop: AbortController;
}

let prepared: PreparedCanvas | undefined;

/** A canvas that is on its way. */
interface ComingCanvas {
  /** Tells the canvas something, once it can hear. */
  ready: Promise<(message: ToCanvas) => void>;
  /** It has drawn the page that it was told to open with. */
  shown: Promise<void>;
}

/** Loads a canvas beside the admin's own code. */
export function prepareCanvas(): ComingCanvas {
  const frame = document.createElement('iframe');
  frame.src = '/canvas.html';
  const [left, top, width, height] = knownCanvasPlace() ?? [0, 0, innerWidth, innerHeight];
  const box = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  frame.style.cssText = `position:fixed;z-index:1;${box};border:0;background:#fff;color-scheme:light;visibility:hidden`;

  const canvas: PreparedCanvas = { frame, port: undefined, stop: new AbortController() };
  let onReady = (_send: (message: ToCanvas) => void) => {};
  let onShown = () => {};
  const hear = ({ data, origin, source }: MessageEvent) => {
    if (origin !== location.origin || source !== frame.contentWindow) return;
    if (data === canvasShown) onShown();
    if (data !== canvasReady) return;
    const { port1, port2 } = new MessageChannel();
    canvas.port = port1;
    frame.contentWindow?.postMessage(canvasReady, location.origin, [port2]);
    onReady((message) => port1.postMessage(message));
  };
  addEventListener('message', hear, { signal: canvas.stop.signal });
  document.body.append(frame);
  prepared = canvas;
  return {
    ready: new Promise((resolve) => {
      onReady = resolve;
    }),
    shown: new Promise((resolve) => {
      onShown = resolve;
    }),
  };
}

/**
 * Shows it where the last canvas stood in this window; where that is not known, it waits for the editor around it. Answers
 * whether it is seen.
 */
export function showPreparedCanvas(title: string): boolean {
  if (!prepared || !knownCanvasPlace()) return false;
  prepared.frame.title = title;
  prepared.frame.style.visibility = 'visible';
  return true;
}

/** Who clicks or types on the page at once is not held up by the rest of the admin. Milliseconds. */
const pauseMs = 400;
const longestPauseMs = 1_500;

/** Ends when nothing was pressed on the page for a moment, or someone has typed for long. */
export function pauseOnCanvas(): Promise<void> {
  const page = prepared?.frame.contentWindow;
  return new Promise((resolve) => {
    const stop = new AbortController();
    const end = () => {
      stop.abort();
      resolve();
    };
    let timer = setTimeout(end, pauseMs);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, pauseMs);
    };
    for (const name of ['pointermove', 'pointerdown', 'keydown']) {
      page?.addEventListener(name, wait, { capture: true, signal: stop.signal });
    }
    setTimeout(end, longestPauseMs);
  });
}

/** The editor takes it over. */
export function takePreparedCanvas(): Pick<PreparedCanvas, 'frame' | 'port'> | undefined {
  const taken = prepared;
  prepared = undefined;
  taken?.stop.abort();
  return taken;
}

/** No editor came: the address leads elsewhere. */
export function dropPreparedCanvas(): void {
  takePreparedCanvas()?.frame.remove();
}
