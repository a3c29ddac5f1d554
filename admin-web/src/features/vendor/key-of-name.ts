const longestKey = 32;

/**
 * Derives a key from a company's name: 'Núñez & Sons Ltd.' is 'nunez-sons-ltd'. Empty where no character is allowed.
 */
export function keyOfName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+/, '')
    .slice(0, longestKey)
    .replace(/-+$/, '');
}
