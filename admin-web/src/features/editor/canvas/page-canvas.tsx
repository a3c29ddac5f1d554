import { useElementSize } from '@mantine/hooks';
import { useRef } from 'react';
import type { FromCanvas } from '../../../canvas/messages';
import { fitted } from '../../preview/fitted';
import { type Device, devices } from './device-choice';
import classes from './page-canvas.module.css';
import { useCanvasPort } from './use-canvas-port';
import { type ToldCanvas, useHeardCanvas, useToldCanvas } from './use-told-canvas';

interface PageCanvasProps extends ToldCanvas {
  page: { name: string };
  device: Device;
  onMessage: (message: FromCanvas) => void;
}

/** The page itself, in real size: what visitors get, with what is typed but not saved. People click on it and type. */
export function PageCanvas(props: PageCanvasProps) {
  const { page, device, onMessage } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const { ref: room, width: roomWidth, height: roomHeight } = useElementSize();
  const heard = useHeardCanvas(onMessage);
  const port = useCanvasPort(frame, heard.hear);
  useToldCanvas(port, heard, props);

  const width = device === 'desktop' ? undefined : devices[device].width;
  return (
    <div ref={room} className={classes.room} data-device={device}>
      <iframe
        ref={frame}
        title={`Page ${page.name}`}
        className={classes.frame}
        src="/canvas.html"
        style={width === undefined ? undefined : fitted(width, { width: roomWidth, height: roomHeight })}
      />
    </div>
  );
}
