import { canvasReady, canvasShown, type ToCanvas } from '../parts/page-canvas/messages';
import { beginCanvas } from './begin-canvas';
import { knownCanvasPlace } from './canvas-place';

/** A canvas that loads before the editor around it exists. */
export interface PreparedCanvas {
  frame: HTMLIFrameElement;
  /** Undefined until the script of the canvas has loaded. Messages of the canvas are queued in it. */
  port: MessagePort | undefined;
  stop: AbortController;
}

let prepared: PreparedCanvas | undefined;

/** A canvas that is loading. */
interface ComingCanvas {
  /** Sends the canvas a message, once it can receive one. */
  ready: Promise<(message: ToCanvas) => void>;
  /** Resolves when the canvas has drawn the page that it opened with. */
  shown: Promise<void>;
}

/** Loads a canvas in parallel with the admin's own code. */
export function prepareCanvas(): ComingCanvas {
  const frame = beginCanvas();
  const [left, top, width, height] = knownCanvasPlace() ?? [0, 0, innerWidth, innerHeight];
  const box = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  frame.style.cssText = `position:fixed;z-index:1;${box};border:0;background:#fff;color-scheme:light;visibility:hidden`;

  const canvas: PreparedCanvas = { frame, port: undefined, stop: new AbortController() };
  let onReady = (_send: (message: ToCanvas) => void) => {};
  let onShown = () => {};
  const connect = () => {
    if (canvas.port) return;
    const { port1, port2 } = new MessageChannel();
    canvas.port = port1;
    frame.contentWindow?.postMessage(canvasReady, location.origin, [port2]);
    onReady((message) => port1.postMessage(message));
  };
  const hear = ({ data, origin, source }: MessageEvent) => {
    if (origin !== location.origin || source !== frame.contentWindow) return;
    if (data === canvasShown) onShown();
    if (data === canvasReady) connect();
  };
  addEventListener('message', hear, { signal: canvas.stop.signal });
  prepared = canvas;
  const ready = new Promise<(message: ToCanvas) => void>((resolve) => {
    onReady = resolve;
  });
  const shown = new Promise<void>((resolve) => {
    onShown = resolve;
  });
  // It may have loaded before anything listened.
  if (frame.contentDocument?.querySelector('galley-canvas')) connect();
  return { ready, shown };
}

/**
 * Shows it at the last position of the canvas in this window; where that is unknown, it stays hidden until the editor
 * is there. Returns whether it is visible.
 */
export function showPreparedCanvas(title: string): boolean {
  if (!prepared || !knownCanvasPlace()) return false;
  prepared.frame.title = title;
  prepared.frame.style.visibility = 'visible';
  return true;
}

/**
 * Resolves when there was no input on the page for `pauseMs`, or after `longestMs` of typing: users who click or type on
 * the page at once are not slowed down by the rest of the admin.
 */
export function pauseOnCanvas(pauseMs: number, longestMs: number): Promise<void> {
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
    setTimeout(end, longestMs);
  });
}

/** Hands the canvas over to the editor. */
export function takePreparedCanvas(): Pick<PreparedCanvas, 'frame' | 'port'> | undefined {
  const taken = prepared;
  prepared = undefined;
  taken?.stop.abort();
  return taken;
}

/** Removes the canvas when no editor takes it over, because the URL leads elsewhere. */
export function dropPreparedCanvas(): void {
  takePreparedCanvas()?.frame.remove();
}
