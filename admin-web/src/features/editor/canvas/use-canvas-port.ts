import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { canvasReady, type FromCanvas, type ToCanvas } from '../../../canvas/messages';

/** What the canvas is told through; another one after its document has loaded again. */
export interface CanvasPort {
  send: (message: ToCanvas) => void;
}

/** The channel to the canvas in a frame; undefined until its script says that it is there. */
export function useCanvasPort(
  frame: RefObject<HTMLIFrameElement | null>,
  hear: (message: FromCanvas) => void,
): CanvasPort | undefined {
  const [port, setPort] = useState<CanvasPort>();
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  // Before the frame can have loaded.
  useLayoutEffect(() => {
    let open: MessagePort | undefined;
    const connect = ({ data, origin, source }: MessageEvent) => {
      const canvas = frame.current?.contentWindow;
      if (data !== canvasReady || origin !== location.origin || !canvas || source !== canvas) return;
      const { port1, port2 } = new MessageChannel();
      open?.close();
      open = port1;
      port1.onmessage = ({ data: message }: MessageEvent<FromCanvas>) => latest.current(message);
      canvas.postMessage(canvasReady, location.origin, [port2]);
      setPort({ send: (message) => port1.postMessage(message) });
    };
    window.addEventListener('message', connect);
    return () => {
      window.removeEventListener('message', connect);
      open?.close();
    };
  }, [frame]);
  return port;
}
