import type { ThemeChoices } from './theme-words';

export const choiceLabels: Record<keyof ThemeChoices, string> = {
  type: 'Typefaces',
  headings: 'Headings',
  scale: 'Size of headings',
  textSize: 'Size of text',
  header: 'Header',
  headerAction: 'Button in the header',
  phoneMenu: 'Menu on phones',
  hero: 'Banner',
  cards: 'Cards',
  buttons: 'Buttons',
  images: 'Images',
  divider: 'Between sections',
  radius: 'Corners',
  density: 'Space',
  shadows: 'Shadows',
  width: 'Width',
  footer: 'Footer',
  sideMenu: 'Side menu',
};
