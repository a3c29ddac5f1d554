import * as z from 'zod';
import { isColor } from '../color';
import { optionalId, optionalText, revision } from '../schemas/fields';
import { choiceLabels } from './choice-labels';
import { presetNames, type Theme, themeChoices } from './theme-words';

function color(label: string) {
  const error = `${label} must look like #1f6feb.`;
  return z
    .string({ error })
    .refine(isColor, { error })
    .transform((text) => text.toLowerCase());
}

function choice<const Words extends readonly [string, ...string[]]>(label: string, words: Words) {
  return z.enum(words, { error: `${label} must be one of ${words.join(', ')}.` });
}

export const themeSchema = z
  .object({
    type: choice(choiceLabels.type, themeChoices.type),
    headings: choice(choiceLabels.headings, themeChoices.headings),
    scale: choice(choiceLabels.scale, themeChoices.scale),
    textSize: choice(choiceLabels.textSize, themeChoices.textSize),
    header: choice(choiceLabels.header, themeChoices.header),
    headerAction: choice(choiceLabels.headerAction, themeChoices.headerAction),
    phoneMenu: choice(choiceLabels.phoneMenu, themeChoices.phoneMenu),
    hero: choice(choiceLabels.hero, themeChoices.hero),
    cards: choice(choiceLabels.cards, themeChoices.cards),
    buttons: choice(choiceLabels.buttons, themeChoices.buttons),
    images: choice(choiceLabels.images, themeChoices.images),
    divider: choice(choiceLabels.divider, themeChoices.divider),
    radius: choice(choiceLabels.radius, themeChoices.radius),
    density: choice(choiceLabels.density, themeChoices.density),
    shadows: choice(choiceLabels.shadows, themeChoices.shadows),
    width: choice(choiceLabels.width, themeChoices.width),
    footer: choice(choiceLabels.footer, themeChoices.footer),
    sideMenu: choice(choiceLabels.sideMenu, themeChoices.sideMenu),
    preset: choice('Design', presetNames),
    brand: color('Brand color'),
    accent: color('Accent'),
    background: color('Background'),
    text: color('Text color'),
    isSticky: z.boolean({ error: 'isSticky must be true or false.' }),
    actionPageId: optionalId('The page of the button in the header'),
    actionLabel: optionalText('The text of the button in the header', 40),
  })
  .refine(({ headerAction, actionPageId }) => headerAction !== 'page' || actionPageId !== null, {
    path: ['actionPageId'],
    error: 'Choose the page that the button in the header leads to.',
  }) satisfies z.ZodType<Theme>;

/** Without a theme, the site's look follows from brand color and font. */
export const themeResponseSchema = z.object({ theme: themeSchema.nullable(), revision: z.number() });
export type ThemeResponse = z.infer<typeof themeResponseSchema>;
export const saveThemeSchema = z.object({ theme: themeSchema.nullable(), revision });
