import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
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
  /** The state of the open form, which may be in conflict. */
  work: Store<FormWork>;
  onMessage: (message: FromCanvas) => void;
}

/** The page in real size, with unsaved text. Users click on it and type. */
export function PageCanvas(props: PageCanvasProps) {
  const { page, device, work, onMessage } = props;
  const room = useRef<HTMLDivElement>(null);
  const size = useElementSize();
  const ref = useMergedRef(room, size.ref);
  const width = device === 'desktop' ? undefined : devices[device].width;
  const canvas = useCanvasFrame(room, {
    title: canvasTitle(page),
    className: classes.frame,
    style: width === undefined ? {} : fittedFrameStyle(width, size),
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
