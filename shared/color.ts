/** Whether a text is a color in the product's format: `#1f6feb`. */
export const isColor = (text: unknown): text is string =>
  typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text);
