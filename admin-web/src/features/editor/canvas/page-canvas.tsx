import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rememberCanvasPlace } from '../../../begin/canvas-place';
import { type Store, useStored } from '../../../lib/store';
import { canvasTitle, type FromCanvas } from '../../../parts/page-canvas/messages';
import { type Device, devices } from '../../../parts/preview/device-choice';
import { fittedFrameStyle } from '../../../parts/preview/fitted-frame-style';
import type { FormWork } from '../inspector/form-work';
import classes from './page-canvas.module.css';
import { useCanvasFrame } from './use-canvas-frame';
import { type CanvasContent, useCanvasMessages, useCanvasUpdates } from './use-canvas-messages';
import { useCanvasPort } from './use-canvas-port';

interface PageCanvasProps extends Omit<CanvasContent, 'conflict'> {
  page: { name: string };
  device: Device;
  /** The width of the panel for which the page gives up room; 0 where there is none, or where it has enough. */
  givenUp: number;
  /** The state of the open form, which may be in conflict. */
  work: Store<FormWork>;
  onMessage: (message: FromCanvas) => void;
}

/** Smaller text would be hard to read. */
const smallestScale = 0.66;

/**
 * The width for which the page is laid out beside a panel: where there is little room, it keeps the layout that it has
 * without the panel and is drawn smaller. Undefined where it has the width of its room.
 */
function widthBeside(givenUp: number, room: number): number | undefined {
  return givenUp > 0 && room > 0 ? Math.min(room + givenUp, Math.round(room / smallestScale)) : undefined;
}

/** The page in real size, with unsaved text. Users click on it and type. */
export function PageCanvas(props: PageCanvasProps) {
  const { page, device, givenUp, work, onMessage } = props;
  const room = useRef<HTMLDivElement>(null);
  const size = useElementSize();
  const ref = useMergedRef(room, size.ref);
  const [roomWidth, setRoomWidth] = useState(0);
  // Before the browser draws: else the page would be laid out for the narrower room, and then again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its width depends on both
  useLayoutEffect(() => setRoomWidth(room.current?.clientWidth ?? 0), [givenUp, size.width]);
  const width = device === 'desktop' ? widthBeside(givenUp, roomWidth) : devices[device].width;
  const canvas = useCanvasFrame(room, {
    title: canvasTitle(page),
    className: classes.frame,
    style: width === undefined ? {} : fittedFrameStyle(width, { ...size, width: roomWidth }),
  });
  const heard = useCanvasMessages(onMessage);
  const port = useCanvasPort(canvas, heard.hear);
  const conflict = useStored(work, (all) => all.conflict);
  useCanvasUpdates(port, heard, { ...props, conflict });

  // biome-ignore lint/correctness/useExhaustiveDependencies: its position depends on its size
  useEffect(() => {
    const place = room.current?.getBoundingClientRect();
    if (place && place.width > 0) rememberCanvasPlace(place);
  }, [size.width, size.height]);
  return <div ref={ref} className={classes.room} data-device={device} />;
}
