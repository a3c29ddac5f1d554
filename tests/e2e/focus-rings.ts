import type { Page } from './journey';

/**
 * Returns the controls of a page's content whose focus ring cannot be told from what is painted behind it (WCAG asks for 3:1), each with its
 * contrast. On pictures the palette's tests hold the colour of the scrim, so those controls are left out.
 */
export const hiddenRings = (page: Page): Promise<string[]> => page.evaluate(ringsWithout3To1);

/** Runs in the browser. */
function ringsWithout3To1(): string[] {
  type Color = [red: number, green: number, blue: number, alpha: number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colorOf = (css: string): Color => {
    canvas?.clearRect(0, 0, 1, 1);
    if (canvas) canvas.fillStyle = css;
    canvas?.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
    return [red, green, blue, alpha / 255];
  };
  const over = ([r, g, b, a]: Color, [red, green, blue]: Color): Color => [
    r * a + red * (1 - a),
    g * a + green * (1 - a),
    b * a + blue * (1 - a),
    1,
  ];
  const luminance = (color: Color) => {
    const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: Color, other: Color) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  /** What is painted behind an element's content, or undefined on a picture. */
  const groundOf = (element: Element | null): Color | undefined => {
    if (!element) return [255, 255, 255, 1];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const own = colorOf(backgroundColor);
    if (own[3] === 1) return own;
    if (backgroundImage !== 'none') return undefined;
    const isOnPicture = [...element.children].some(
      (child) => child.matches('picture') && getComputedStyle(child).position === 'absolute',
    );
    if (isOnPicture) return undefined;
    const behind = groundOf(element.parentElement);
    return behind && over(own, behind);
  };
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(a[href],button,input,select,textarea,summary)',
  );
  const hidden = [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return [];
    control.focus({ preventScroll: true });
    if (document.activeElement !== control) return [];
    const { outlineColor, outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(control);
    const isInside = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) <= 0;
    const ground = groundOf(isInside ? control : control.parentElement);
    if (!ground) return [];
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const seen = isDrawn ? contrast(over(colorOf(outlineColor), ground), ground) : 1;
    return seen < 3 ? [`${seen.toFixed(2)} ${control.outerHTML.slice(0, 100)}`] : [];
  });
  (document.activeElement as HTMLElement | null)?.blur();
  return hidden;
}
