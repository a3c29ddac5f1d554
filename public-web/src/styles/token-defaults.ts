/**
 * The properties that only a theme sets, and what each of them is where a company has none. A style sheet uses them by
 * name, `var(--surface)`; the build writes the default in, so that a page without a theme sends no property for it.
 * `brand`, `on-brand`, `link`, `tint`, `line`, `ink`, `muted`, `deep`, `font`, `radius`, `shadow` and `edge` every company
 * has, `gutter` is in `base.css`. A style sheet says itself what stands for `size-0`, `size-1`, `size-2`,
 * `heading-tracking` and `field-radius`.
 */
export const tokenDefaults = {
  accent: 'var(--brand)',
  'on-accent': 'var(--on-brand)',
  /** Of the page. */
  background: '#fff',
  /** What lies on the page: cards, menus, fields. */
  surface: '#fff',
  /** A section that is set apart from those around it. */
  'surface-2': 'var(--tint)',
  'on-deep': '#fff',
  danger: '#b3261e',
  /** As wide as a digit, in the font's own measure: a face that comes late would move what `ch` measures. */
  ch: '1ch',
  'heading-ch': '1ch',
  'text-size': '1.0625rem',
  'heading-font': 'inherit',
  'heading-weight': '700',
  'button-radius': '.5rem',
  /** Above and below a section of the home page. */
  'section-space': 'clamp(2.5rem,6vw,5rem)',
  /** Of the content. */
  width: '72rem',
};
export type ThemeToken = keyof typeof tokenDefaults;
