import type { MantineColorsTuple } from '@mantine/core';

/** Warm greys for surfaces, lines and secondary text. */
export const stone: MantineColorsTuple = [
  '#faf9f7',
  '#f6f5f1',
  '#edebe6',
  '#d9d6ce',
  '#aaa69c',
  '#77736a',
  '#645f57',
  '#45423c',
  '#2b2926',
  '#1b1a17',
];

/** The dark scheme's surfaces, from the lightest text to the darkest background; the same hue as stone. */
export const dark: MantineColorsTuple = [
  '#eceae5',
  '#cdc9c1',
  '#a8a399',
  '#7d786f',
  '#4b4843',
  '#34322e',
  '#292724',
  '#1d1c1a',
  '#161513',
  '#0e0d0c',
];

/** The only accent colour: selection, links and focus. */
export const iris: MantineColorsTuple = [
  '#f2f0fe',
  '#e6e2fd',
  '#cdc6fb',
  '#b0a5f8',
  '#a499fa',
  '#8172ef',
  '#6a5ae8',
  '#5140d6',
  '#4333b3',
  '#362a8e',
];

/** For destructive actions and errors: dark enough for white text on it. */
export const red: MantineColorsTuple = [
  '#fef2f2',
  '#fee2e2',
  '#fecaca',
  '#fca5a5',
  '#f87171',
  '#ef4444',
  '#dc2626',
  '#b91c1c',
  '#991b1b',
  '#7f1d1d',
];
