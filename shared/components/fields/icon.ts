import { type FieldBase, fieldOf, type KindMeaning } from './field';

/** One of the built-in icons, by name; '' for none. */
export interface IconField extends FieldBase {
  kind: 'icon';
}

export const icon = fieldOf<IconField>('icon');

/** The built-in icons with their labels. */
export const iconNames = {
  anchor: 'Anchor',
  boat: 'Boat',
  hammer: 'Hammer',
  wrench: 'Wrench',
  ruler: 'Ruler',
  pencil: 'Pencil',
  brush: 'Brush',
  home: 'House',
  shop: 'Shop',
  cup: 'Cup',
  leaf: 'Leaf',
  sun: 'Sun',
  snow: 'Snow',
  drop: 'Drop',
  flame: 'Flame',
  bolt: 'Lightning',
  lens: 'Lens',
  eye: 'Eye',
  layers: 'Layers',
  chart: 'Chart',
  truck: 'Van',
  box: 'Parcel',
  clock: 'Clock',
  calendar: 'Calendar',
  phone: 'Telephone',
  mail: 'Letter',
  pin: 'Place',
  chat: 'Conversation',
  people: 'People',
  book: 'Book',
  heart: 'Heart',
  star: 'Star',
  shield: 'Shield',
  check: 'Tick',
} as const;
export type IconName = keyof typeof iconNames;

export const isIconName = (name: string): name is IconName => Object.hasOwn(iconNames, name);

export const iconMeaning: KindMeaning<IconField> = {
  initial: () => '',
  comparedAs: 'value',
  inWords: (_field, value) => (isIconName(String(value)) ? iconNames[value as IconName] : 'None'),
};
