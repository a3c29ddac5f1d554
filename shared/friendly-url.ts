import { limits } from './limits';

/**
 * The address made from a page's name: accents stripped, lowercased, letters and digits only, at most 60
 * characters. Empty when the name has no such character; the form then asks for one.
 */
export function generateFriendlyUrl(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, limits.friendlyUrl);
}
