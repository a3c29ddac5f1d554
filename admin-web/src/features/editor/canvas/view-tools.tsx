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
import { type Device, DeviceChoice } from './device-choice';

interface ViewToolsProps {
  device: Device;
  onDevice: (device: Device) => void;
  isOutlineOpen: boolean;
  onOutline: () => void;
  isInspectorOpen: boolean;
  onInspector: () => void;
  isCommentsOpen: boolean;
  /** On the version that is shown. */
  openComments: number;
  onComments: () => void;
}

/** What is shown beside the page, and for which width the page is drawn. */
export function ViewTools(props: ViewToolsProps) {
  const { isOutlineOpen, isInspectorOpen, isCommentsOpen, openComments } = props;
  return (
    <>
      <Toggle
        label={isOutlineOpen ? 'Hide the components' : 'Show the components'}
        icon={isOutlineOpen ? IconLayoutSidebarFilled : IconLayoutSidebar}
        isOn={isOutlineOpen}
        onClick={props.onOutline}
      />
      <Box visibleFrom="sm">
        <DeviceChoice value={props.device} onChange={props.onDevice} />
      </Box>
      <Indicator label={openComments} size={16} offset={4} disabled={openComments === 0}>
        <Toggle
          label={`${isCommentsOpen ? 'Hide' : 'Show'} the comments${openComments > 0 ? `, ${openComments} open` : ''}`}
          icon={isCommentsOpen ? IconMessageFilled : IconMessage}
          isOn={isCommentsOpen}
          onClick={props.onComments}
        />
      </Indicator>
      <Toggle
        label={isInspectorOpen ? 'Hide the form' : 'Show the form'}
        icon={isInspectorOpen ? IconLayoutSidebarRightFilled : IconLayoutSidebarRight}
        isOn={isInspectorOpen}
        onClick={props.onInspector}
      />
    </>
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
