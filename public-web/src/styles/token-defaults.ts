/**
 * The properties that only a theme sets, with their values for a company without a theme. A style sheet uses
 * them by name, `var(--surface)`; the build writes the default in, so that a page without a theme sends no
 * property for it. Every company has `brand`, `on-brand`, `link`, `tint`, `line`, `ink`, `muted`, `deep`,
 * `font`, `radius`, `shadow` and `edge`; `gutter` is in `base.css`. The style sheets themselves contain the
 * defaults of `size-0`, `size-1`, `size-2`, `heading-tracking` and `field-radius`.
 */
export const tokenDefaults = {
  accent: 'var(--brand)',
  'on-accent': 'var(--on-brand)',
  /** The background of the page. */
  background: '#fff',
  /** The background of elements on the page: cards, menus, fields. */
  surface: '#fff',
  /** The background of a section that is set apart from its neighbours. */
  'surface-2': 'var(--tint)',
  'on-deep': '#fff',
  danger: '#b3261e',
  /** The width of a digit in the intended font: with `ch` a font that loads late would move the layout. */
  ch: '1ch',
  'heading-ch': '1ch',
  'text-size': '1.0625rem',
  'heading-font': 'inherit',
  'heading-weight': '700',
  'button-radius': '.5rem',
  /** The space above and below a section of the home page. */
  'section-space': 'clamp(2.5rem,6vw,5rem)',
  /** The width of the content. */
  width: '72rem',
};
