import { useLayoutEffect, useState } from 'react';
import { useLatest } from '../../../lib/use-latest';
import { canvasReady, type FromCanvas, type ToCanvas } from '../../../parts/page-canvas/messages';
import type { CanvasFrame } from './use-canvas-frame';

/** The channel to the canvas; a new one after its document has loaded again. */
export interface CanvasPort {
  send: (message: ToCanvas) => void;
}

/** The channel to the canvas in a frame; undefined until its script has started. */
export function useCanvasPort(
  canvas: CanvasFrame | undefined,
  hear: (message: FromCanvas) => void,
): CanvasPort | undefined {
  const [port, setPort] = useState<CanvasPort>();
  const latest = useLatest(hear);
  // Before the frame can have loaded.
  useLayoutEffect(() => {
    let open: MessagePort | undefined;
    const hearThrough = (channel: MessagePort) => {
      open?.close();
      open = channel;
      channel.onmessage = ({ data: message }: MessageEvent<FromCanvas>) => latest.current(message);
      setPort({ send: (message) => channel.postMessage(message) });
    };
    const connect = ({ data, origin, source }: MessageEvent) => {
      const page = canvas?.frame.contentWindow;
      if (data !== canvasReady || origin !== location.origin || !page || source !== page) return;
      const { port1, port2 } = new MessageChannel();
      hearThrough(port1);
      page.postMessage(canvasReady, location.origin, [port2]);
    };
    if (canvas?.port) hearThrough(canvas.port);
    window.addEventListener('message', connect);
    return () => {
      window.removeEventListener('message', connect);
      open?.close();
    };
  }, [canvas]);
  return port;
}
