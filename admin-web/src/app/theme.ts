import { type ButtonProps, type CSSVariablesResolver, createTheme } from '@mantine/core';
import { dark, iris, red, stone } from './colors';

/**
 * Primary buttons are dark on light and light on dark; the accent is kept for links and selection. A button with a
 * colour of its own keeps it.
 */
function buttonInk(_theme: unknown, { color, variant = 'filled' }: ButtonProps) {
  if (color) return { root: {} };
  if (variant === 'subtle') {
    return {
      root: { '--button-color': 'var(--mantine-color-text)', '--button-hover': 'var(--galley-hover)' },
    };
  }
  if (variant !== 'filled') return { root: {} };
  return {
    root: {
      '--button-bg': 'var(--galley-ink)',
      '--button-hover': 'var(--galley-ink-hover)',
      '--button-color': 'var(--galley-on-ink)',
    },
  };
}

/**
 * Everything that determines the look of the admin. There are five text sizes: 12, 13, 15, 20 and 28 px. Only
 * floating elements have shadows.
 */
export const theme = createTheme({
  colors: { gray: stone, dark, iris, red },
  primaryColor: 'iris',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  black: stone[9],
  fontFamily: 'var(--galley-typeface)',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.8125rem', lg: '0.9375rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.55', xl: '1.6' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '6px', lg: '6px', xl: '2rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.3' },
      h2: { fontSize: '0.9375rem', lineHeight: '1.4' },
      h3: { fontSize: '0.8125rem', lineHeight: '1.45' },
    },
  },
  // Plain objects, not `Button.extend`: importing the components here would pull all of them into the sign-in bundle.
  components: {
    Alert: { styles: { title: { color: 'var(--mantine-color-text)', fontSize: '0.8125rem' } } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Button: { defaultProps: { size: 'sm' }, vars: buttonInk },
    Card: { defaultProps: { withBorder: true, padding: 'md' } },
    Checkbox: { defaultProps: { size: 'xs' } },
    Drawer: { defaultProps: { overlayProps: { color: stone[9], backgroundOpacity: 0.3 } } },
    Modal: {
      defaultProps: {
        centered: true,
        shadow: 'xl',
        overlayProps: { color: stone[9], backgroundOpacity: 0.3 },
        closeButtonProps: { 'aria-label': 'Close' },
        styles: { title: { fontWeight: 600, fontSize: '0.9375rem' } },
      },
    },
    // Screen readers announce an error when it appears.
    InputError: { defaultProps: { role: 'alert' } },
    // The focus begins on the first item: the empty element that would get it is no item, as a menu's children must be.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Paper: { defaultProps: { withBorder: true } },
    Radio: { defaultProps: { size: 'xs' } },
    SegmentedControl: { defaultProps: { withItemsBorders: false } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    // `global.css` makes textareas grow with their text; measuring them in scripts would force a layout on every key.
    Textarea: { defaultProps: { size: 'sm', rows: 2 } },
    Select: { defaultProps: { size: 'sm', checkIconPosition: 'right' } },
    Table: {
      defaultProps: { borderColor: 'var(--galley-line)' },
      styles: {
        th: {
          color: 'var(--mantine-color-dimmed)',
          fontSize: 'var(--mantine-font-size-xs)',
          fontWeight: 500,
        },
      },
    },
    // A hidden panel stays mounted: text typed there still saves itself, and editors keep their cursor.
    Tabs: { defaultProps: { keepMountedMode: 'display-none' } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300 } },
  },
});

/** The colours of notes, badges and pressed tools: a light tint, with readable text. */
const calmNotes = (colors: Record<string, [string, string, string]>) =>
  Object.fromEntries(
    Object.entries(colors).flatMap(([name, [light, hover, words]]) => [
      [`--mantine-color-${name}-light`, light],
      [`--mantine-color-${name}-light-hover`, hover],
      [`--mantine-color-${name}-light-color`, words],
    ]),
  );

/** The colours that the sign-in screen, which loads no Mantine, has too: `palette.css` defines them for both schemes. */
const ofPalette = {
  '--mantine-color-text': 'var(--galley-text)',
  '--mantine-color-dimmed': 'var(--galley-dimmed)',
  '--mantine-color-body': 'var(--galley-surface)',
  '--mantine-color-anchor': 'var(--galley-link)',
  '--mantine-color-error': 'var(--galley-error)',
};

/** The text colours of both schemes, and replacements where Mantine's own are too heavy or too faint. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...ofPalette,
    '--mantine-color-default-border': stone[3],
    '--mantine-color-default-hover': stone[1],
    '--mantine-color-placeholder': stone[5],
    ...calmNotes({
      blue: ['#f1f6fc', '#e4eef9', '#1d4f8f'],
      yellow: ['#fdf8e8', '#faf0d0', '#7a4f05'],
      orange: ['#fdf4ec', '#fae7d6', '#8f4410'],
      green: ['var(--galley-success-note)', '#e0f1e4', '#1c6435'],
      teal: ['#eef8f6', '#dff1ee', '#0f5f55'],
      red: ['var(--galley-error-note)', '#fae4e2', '#a31d1d'],
      iris: ['#f4f2fe', '#eae6fd', '#4333b3'],
      gray: ['#f6f5f1', '#edebe6', '#45423c'],
    }),
  },
  dark: {
    ...ofPalette,
    '--mantine-color-placeholder': dark[2],
    ...calmNotes({
      blue: ['#1f2833', '#263240', '#a9cdf2'],
      yellow: ['#2e2819', '#3a321f', '#ecd08a'],
      orange: ['#32261b', '#3e2f21', '#f3c08f'],
      green: ['var(--galley-success-note)', '#24362a', '#a0d9b0'],
      teal: ['#1b2b29', '#213633', '#94d8cb'],
      red: ['var(--galley-error-note)', '#422826', '#ffaea6'],
      iris: ['#282541', '#322e52', '#c4bcfb'],
      gray: ['#2b2926', '#35332f', '#cdc9c1'],
    }),
  },
});
