import type { FieldOf, Fields, ValueOf } from './fields';
import { choice } from './fields/choice';
import { focusOf } from './fields/focus';
import { drawn, image } from './fields/image';
import type { FieldProblem } from './fields/list-field';
import { moment } from './fields/moment';
import { toggle } from './fields/switch';
import { text } from './fields/text';
import { shownTimesOf } from './shown-times';

/**
 * The background of a component, from edge to edge. Adjacent components with the same background form one
 * area.
 */
export const backgrounds = {
  none: 'None',
  surface: 'Tinted',
  brand: 'Brand color',
  dark: 'Dark',
} as const;
export type Background = keyof typeof backgrounds;

/** The background setting; a type may have another default than none. */
export const background = <const Usual extends Background>(usual: Usual) =>
  choice('Background', backgrounds, { fallback: usual, isSetting: true });

/**
 * How a component is displayed on its page. Every type has these settings, and none is required: older
 * components have none, and a save that omits them keeps their values.
 */
export const sectionFields = {
  sectionBackground: background('none'),
  sectionPicture: image('Background picture', {
    isSetting: true,
    isDecoration: () => true,
    drawnWidth: () => drawn.window,
    help: 'Shown behind the section instead of a color, darkened so that white text on it is readable.',
  }),
  ...focusOf('sectionPicture'),
  sectionSpacing: choice(
    'Space above and below',
    { normal: 'Normal', tight: 'Less', roomy: 'More', none: 'None' },
    { fallback: 'normal', isSetting: true },
  ),
  sectionWidth: choice(
    'Width',
    { normal: 'Normal', narrow: 'Narrow', wide: 'Wide' },
    { fallback: 'normal', isSetting: true },
  ),
  sectionShownFrom: moment('Shown from', { isSetting: true }),
  sectionShownUntil: moment('Shown until', { isSetting: true }),
  sectionAnchor: text('Anchor name', {
    max: 40,
    isSetting: true,
    pattern: {
      is: /^[a-z][a-z0-9-]*$/,
      message: 'Anchor name must begin with a letter and have only lowercase letters, digits and hyphens.',
    },
    help: 'Links can lead here with #name, for example #prices.',
  }),
  sectionHidden: toggle('Hidden', {
    isSetting: true,
    help: 'It stays in the editor and is not published.',
  }),
} as const;

export type SectionSettings = {
  -readonly [Name in keyof typeof sectionFields]?: ValueOf<(typeof sectionFields)[Name]>;
};

/** Problems that concern several settings of a component. */
export function sectionProblems(data: SectionSettings): FieldProblem[] {
  const { from, until } = shownTimesOf(data);
  if (until === '' || from < until) return [];
  return [{ field: 'sectionShownUntil', message: 'Shown until must be later than Shown from.' }];
}

/** The settings of a component, with defaults for those that were not chosen. */
export function sectionOf({ fields }: { fields: Fields }, data: SectionSettings) {
  const usual = (fields.sectionBackground as FieldOf<'choice'> | undefined)?.fallback as
    | Background
    | undefined;
  const picture = data.sectionPicture ?? '';
  return {
    background: picture ? 'dark' : (data.sectionBackground ?? usual ?? 'none'),
    picture,
    spacing: data.sectionSpacing ?? 'normal',
    width: data.sectionWidth ?? 'normal',
    anchor: data.sectionAnchor ?? '',
  };
}
