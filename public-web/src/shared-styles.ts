/**
 * The shared parts of the style, in order: a file in `styles/` each. `styles-in.ts` says which HTML needs
 * them, or the renderer of a component declares them. A component's own style sheet is beside its renderer.
 */
export const sharedStyles = [
  'base',
  'telephone',
  'button',
  'input',
  'rich-text',
  'rich-lists',
  'rich-aligned',
  'rich-pictures',
  'rich-extras',
  'rich-tables',
  'rich-figures',
  'rich-rare',
  'header',
  'logo',
  'tabs',
  'phone',
  'menu',
  'menu-text',
  'columns',
  'columns-rest',
  'cards',
  'home',
  'announcement',
  'newsletter',
  'footer',
  'foot-columns',
  'social',
  'inner',
  'menu-deep',
  'banner',
  'banner-scrim',
  'banner-places',
  'banner-variants',
  'banner-controls',
  'form',
  'form-variants',
  'form-boxes',
  'section',
] as const;
/** What needs further files of a theme's typefaces, and no style: letters beyond Western Europe, and italics. */
export const typefaceParts = ['latin-ext', 'italics'] as const;
export type SharedStyle = (typeof sharedStyles | typeof typefaceParts)[number];
