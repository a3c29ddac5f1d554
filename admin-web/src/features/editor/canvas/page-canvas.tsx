import { useElementSize } from '@mantine/hooks';
import { useRef } from 'react';
import type { FromCanvas } from '../../../canvas/messages';
import { type Store, useStored } from '../../../lib/store';
import { fitted } from '../../preview/fitted';
import type { FormWork } from '../inspector/form-work';
import { type Device, devices } from './device-choice';
import classes from './page-canvas.module.css';
import { useCanvasPort } from './use-canvas-port';
import { type ToldCanvas, useHeardCanvas, useToldCanvas } from './use-told-canvas';

interface PageCanvasProps extends Omit<ToldCanvas, 'conflict'> {
  page: { name: string };
  device: Device;
  /** Of the form that is open: it may be in conflict. */
  work: Store<FormWork>;
  onMessage: (message: FromCanvas) => void;
}

/** The page itself, in real size: what visitors get, with what is typed but not saved. People click on it and type. */
export function PageCanvas(props: PageCanvasProps) {
  const { page, device, work, onMessage } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const { ref: room, width: roomWidth, height: roomHeight } = useElementSize();
  const heard = useHeardCanvas(onMessage);
  const port = useCanvasPort(frame, heard.hear);
  const conflict = useStored(work, (all) => all.conflict);
  useToldCanvas(port, heard, { ...props, conflict });

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
