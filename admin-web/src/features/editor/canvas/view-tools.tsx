import { ActionIcon, Box, Indicator, Tooltip } from '@mantine/core';
import {
  IconLayoutSidebar,
  IconLayoutSidebarFilled,
  IconLayoutSidebarRight,
  IconLayoutSidebarRightFilled,
  IconMessage,
  IconMessageFilled,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTopBarPlace } from '../../../ui/top-bar-place';
import type { Panels } from '../use-panels';
import { type Device, DeviceChoice } from './device-choice';

interface ViewToolsProps {
  device: Device;
  onDevice: (device: Device) => void;
  panels: Panels;
  /** The number on the version that is shown. */
  openComments: number;
  /** The checks of the version. */
  children: ReactNode;
}

/** Selects the panels beside the page, and the width for which the page is drawn; in the top bar. */
export function ViewTools({ device, onDevice, panels, openComments, children }: ViewToolsProps) {
  const { isOutlineOpen, isInspectorOpen, isCommentsOpen } = panels;
  const place = useTopBarPlace();
  if (!place) return null;
  return createPortal(
    <>
      <Toggle
        label={isOutlineOpen ? 'Hide the components' : 'Show the components'}
        icon={isOutlineOpen ? IconLayoutSidebarFilled : IconLayoutSidebar}
        isOn={isOutlineOpen}
        onClick={() => panels.setIsOutlineOpen(!isOutlineOpen)}
      />
      <Box visibleFrom="sm">
        <DeviceChoice value={device} onChange={onDevice} />
      </Box>
      {children}
      <Indicator label={openComments} size={16} offset={4} disabled={openComments === 0}>
        <Toggle
          label={`${isCommentsOpen ? 'Hide' : 'Show'} the comments${openComments > 0 ? `, ${openComments} open` : ''}`}
          icon={isCommentsOpen ? IconMessageFilled : IconMessage}
          isOn={isCommentsOpen}
          onClick={() => panels.setIsCommentsOpen(!isCommentsOpen)}
        />
      </Indicator>
      <Toggle
        label={isInspectorOpen ? 'Hide the form' : 'Show the form'}
        icon={isInspectorOpen ? IconLayoutSidebarRightFilled : IconLayoutSidebarRight}
        isOn={isInspectorOpen}
        onClick={() => panels.setIsInspectorOpen(!isInspectorOpen)}
      />
    </>,
    place,
  );
}

interface ToggleProps {
  label: string;
  icon: TablerIcon;
  isOn: boolean;
  onClick: () => void;
}

function Toggle({ label, icon: Icon, isOn, onClick }: ToggleProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon size="md" aria-label={label} aria-expanded={isOn} onClick={onClick}>
        <Icon size={18} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  );
}
