import { SegmentedControl, Tooltip } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, type TablerIcon } from '@tabler/icons-react';
import classes from './device-choice.module.css';

export type Device = 'phone' | 'tablet' | 'desktop';

interface DeviceLook {
  label: string;
  /** The width of the page in pixels. */
  width: number;
  icon: TablerIcon;
}

export const devices: Record<Device, DeviceLook> = {
  phone: { label: 'Phone', width: 390, icon: IconDeviceMobile },
  tablet: { label: 'Tablet', width: 768, icon: IconDeviceTablet },
  desktop: { label: 'Desktop', width: 1280, icon: IconDeviceDesktop },
};

interface DeviceChoiceProps {
  value: Device;
  onChange: (device: Device) => void;
}

/** Selects the width for which a page is drawn. */
export function DeviceChoice({ value, onChange }: DeviceChoiceProps) {
  return (
    <SegmentedControl
      size="xs"
      aria-label="Width of the preview"
      value={value}
      onChange={(chosen) => onChange(chosen as Device)}
      data={Object.entries(devices).map(([device, { label, icon: Icon, width }]) => ({
        value: device,
        label: (
          <Tooltip label={`${label}, ${width} pixels`}>
            <span className={classes.device}>
              <Icon size={16} stroke={1.5} role="img" aria-label={label} />
            </span>
          </Tooltip>
        ),
      }))}
    />
  );
}
