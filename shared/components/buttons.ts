import { link } from './fields/link';
import type { FieldProblem } from './fields/list-field';
import { text } from './fields/text';

export const oneButton = {
  buttonText: text('Button Text', { max: 60, inPlace: true }),
  buttonLink: link('Button Link'),
} as const;

/** At most two buttons: a primary and a secondary one. */
export const buttonFields = {
  ...oneButton,
  button2Text: text('Button 2 Text', { max: 60, inPlace: true }),
  button2Link: link('Button 2 Link'),
} as const;

export type ButtonsData = { [Name in keyof typeof buttonFields]: string };

/** A button has both text and link, or neither. */
export function wholeButtons(data: Partial<ButtonsData>): FieldProblem[] {
  const pairs = [
    ['buttonText', 'buttonLink'],
    ['button2Text', 'button2Link'],
  ] as const;
  return pairs
    .filter((pair) => pair.some((field) => data[field]))
    .flatMap((pair) => pair.filter((field) => !data[field]))
    .map((field) => ({ field, message: `${buttonFields[field].label} is required.` }));
}
