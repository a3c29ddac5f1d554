import { brandColors } from './brand-colors';
import { propertyLetters } from './generated/site-assets';
import type { SiteModel } from './site-model';

/** System stacks only: a page downloads no font. */
const fontStacks: Record<string, string> = {
  system: 'system-ui,"Segoe UI",Roboto,sans-serif',
  serif: 'Charter,"Bitstream Charter","Sitka Text",Cambria,Georgia,"Noto Serif",serif',
  rounded:
    'ui-rounded,"Hiragino Maru Gothic ProN",Quicksand,Comfortaa,"Arial Rounded MT Bold",Calibri,sans-serif',
  mono: 'ui-monospace,"Cascadia Code","Source Code Pro",Menlo,Consolas,"DejaVu Sans Mono",monospace',
};

/** The company's colours and font as custom properties; `:host` serves previews inside a shadow root. */
export function themeCss(site: Pick<SiteModel, 'primaryColor' | 'font'>): string {
  const colors = brandColors(site.primaryColor);
  const font = fontStacks[site.font] ?? fontStacks.system;
  const properties = {
    brand: colors.brand,
    'brand-strong': colors.brandStrong,
    'on-brand': colors.onBrand,
    link: colors.link,
    tint: colors.tint,
    line: colors.line,
    ink: colors.ink,
    muted: colors.muted,
    deep: colors.deep,
    font,
  };
  const declarations = Object.entries(properties).map(
    ([name, value]) => `--${propertyLetters[name]}:${value}`,
  );
  return `:root,:host{${declarations.join(';')}}`;
}
