import { IconForms, IconLayoutList, IconMessage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { type Device, DeviceChoice } from '../../../parts/preview/device-choice';
import { useTopBarPlace } from '../../../ui/top-bar-place';
import { useIsPhone } from '../../../ui/use-is-phone';
import type { Panels } from '../use-panels';
import { ViewTool } from './view-tool';
import classes from './view-tools.module.css';

interface ViewToolsProps {
  device: Device;
  onDevice: (device: Device) => void;
  panels: Panels;
  /** The number on the version that is shown. */
  openComments: number;
  /** The checks of the version. */
  children: ReactNode;
}

/**
 * Selects the panels beside the page, and the width for which the page is drawn: in the top bar, or on phones in a
 * bar below the page.
 */
export function ViewTools({ device, onDevice, panels, openComments, children }: ViewToolsProps) {
  const { isOutlineOpen, isInspectorOpen, isCommentsOpen } = panels;
  const topBar = useTopBarPlace();
  const isPhone = useIsPhone();
  const tools = (
    <>
      <ViewTool
        name="Components"
        label={isOutlineOpen ? 'Hide the components' : 'Show the components'}
        icon={IconLayoutList}
        isOpen={isOutlineOpen}
        onClick={() => panels.setIsOutlineOpen(!isOutlineOpen)}
      />
      {!isPhone && <DeviceChoice value={device} onChange={onDevice} />}
      {children}
      <ViewTool
        name="Comments"
        label={`${isCommentsOpen ? 'Hide' : 'Show'} the comments${openComments > 0 ? `, ${openComments} open` : ''}`}
        icon={IconMessage}
        isOpen={isCommentsOpen}
        count={openComments}
        onClick={() => panels.setIsCommentsOpen(!isCommentsOpen)}
      />
      <ViewTool
        name="Fields"
        label={isInspectorOpen ? 'Hide the fields' : 'Show the fields'}
        icon={IconForms}
        isOpen={isInspectorOpen}
        onClick={() => panels.setIsInspectorOpen(!isInspectorOpen)}
      />
    </>
  );
  if (isPhone) return <div className={classes.foot}>{tools}</div>;
  return topBar && createPortal(tools, topBar);
}
