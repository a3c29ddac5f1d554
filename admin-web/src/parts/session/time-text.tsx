import { Text, type TextProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { dateAndTime, exactTime } from '../../lib/dates';
import { useCompany } from './use-company-name';

interface TimeTextProps extends TextProps {
  at: string;
  format?: (at: string, timeZone?: string) => string;
  /** The text around the formatted time; absent: the time alone. */
  children?: (time: string) => ReactNode;
}

/** Shows a time in the company's time zone, with the exact time on hover. */
export function TimeText({ at, format = dateAndTime, children, ...text }: TimeTextProps) {
  const timeZone = useCompany()?.timeZone;
  const time = format(at, timeZone);
  return (
    <Text {...text} title={exactTime(at, timeZone)}>
      {children ? children(time) : time}
    </Text>
  );
}
