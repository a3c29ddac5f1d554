import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Slate greys: the neutral of every surface, line and quiet text. */
const slate: MantineColorsTuple = [
  '#f8fafc',
  '#f1f5f9',
  '#e2e8f0',
  '#cbd5e1',
  '#94a3b8',
  '#64748b',
  '#475569',
  '#334155',
  '#1e293b',
  '#0f172a',
];

/** The dark scheme's surfaces, from the lightest text to the darkest ground; same hue as slate. */
const dark: MantineColorsTuple = [
  '#dbe2ec',
  '#b6c2d2',
  '#93a1b5',
  '#6b7a90',
  '#3d4a5e',
  '#2d394b',
  '#232d3d',
  '#1a2231',
  '#131a27',
  '#0c111b',
];

/** The one accent. */
const indigo: MantineColorsTuple = [
  '#eef2ff',
  '#e0e6fe',
  '#c3cefb',
  '#a0b1f7',
  '#7c92ee',
  '#5d76e3',
  '#465fd3',
  '#3451b2',
  '#2b4394',
  '#233776',
];

/** What destroys, and what went wrong: dark enough for white words on it. */
const red: MantineColorsTuple = [
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

/** Everything that says how the admin looks. Sizes follow an 8 px grid; shadows are for things that float. */
export const theme = createTheme({
  colors: { slate, gray: slate, dark, indigo, red },
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  black: slate[9],
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.55', xl: '1.6' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '3px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1.125rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  // Plain objects, not `Button.extend`: importing the components here would put all of them into the sign-in bundle.
  components: {
    Alert: { styles: { title: { color: 'var(--mantine-color-text)', fontSize: '0.875rem' } } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Button: { defaultProps: { size: 'sm' } },
    Card: { defaultProps: { withBorder: true, padding: 'md' } },
    Modal: {
      defaultProps: {
        centered: true,
        overlayProps: { backgroundOpacity: 0.45 },
        closeButtonProps: { 'aria-label': 'Close' },
        styles: { title: { fontWeight: 600, fontSize: '1rem' } },
      },
    },
    Paper: { defaultProps: { withBorder: true } },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm', autosize: true, minRows: 2 } },
    Select: { defaultProps: { size: 'sm', checkIconPosition: 'right' } },
    // A panel that is not shown goes on working: what was typed there saves itself, and editors keep their place.
    Tabs: { defaultProps: { keepMountedMode: 'display-none' } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300 } },
  },
});

/** Where Mantine's own choices are too heavy (lines) or too faint to read (errors, hints). */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-default-border': slate[3],
    '--mantine-color-error': '#c42525',
    '--mantine-color-placeholder': slate[5],
    '--galley-line': slate[2],
  },
  dark: {
    '--mantine-color-error': '#ff9a9a',
    '--mantine-color-placeholder': dark[2],
    '--galley-line': dark[5],
  },
});
