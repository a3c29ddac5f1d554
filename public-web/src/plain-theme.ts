import { brandColors } from './brand-colors';
import { propertyLetters } from './generated/site-assets';
import type { SiteModel } from './site-model';
import { tokenDefaults } from './styles/token-defaults';

/** System stacks only: a page downloads no font. */
export const fontStacks: Record<string, string> = {
  system: 'system-ui,sans-serif',
  serif: 'Charter,"Bitstream Charter","Sitka Text",Cambria,Georgia,"Noto Serif",serif',
  rounded:
    'ui-rounded,"Hiragino Maru Gothic ProN",Quicksand,Comfortaa,"Arial Rounded MT Bold",Calibri,sans-serif',
  mono: 'ui-monospace,"Cascadia Code","Source Code Pro",Menlo,Consolas,"DejaVu Sans Mono",monospace',
};

export const softShadow = '0 .5rem 2rem -.5rem #0003';

/** The padding that limits the content of full-width elements to a width. */
export const edgeOf = (width: string) => `max(var(--${propertyLetters.gutter}),(100% - ${width})/2)`;

/**
 * Renders the custom properties of a document by their short names. Values that equal the default are left
 * out.
 */
export function rootRule(properties: Record<string, string>): string {
  const declarations = Object.entries(properties)
    .map(([name, value]) => [name, value.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')] as const)
    .filter(([name, value]) => value !== (tokenDefaults as Record<string, string>)[name])
    .map(([name, value]) => `--${propertyLetters[name]}:${value}`);
  return `:root{${declarations.join(';')}}`;
}

/** The style of a company without a theme: the palette of its brand colour, and its font. */
export function plainCss({ primaryColor, font }: Pick<SiteModel, 'primaryColor' | 'font'>): string {
  const { brandStrong, onBrand, ...colors } = brandColors(primaryColor);
  return rootRule({
    brand: colors.brand,
    'brand-strong': brandStrong,
    'on-brand': onBrand,
    link: colors.link,
    tint: colors.tint,
    line: colors.line,
    ink: colors.ink,
    muted: colors.muted,
    deep: colors.deep,
    font: fontStacks[font] ?? String(fontStacks.system),
    radius: '.75rem',
    shadow: softShadow,
    edge: edgeOf('72rem'),
  });
}
