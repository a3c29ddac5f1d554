import { suggestFriendlyUrls } from '@galley/shared/friendly-url';

/** The word that an external page's name lends to the addresses under it, in Latin letters; '' where none is left. */
export async function slugWordOf(name: string): Promise<string> {
  return (await suggestFriendlyUrls(name)).joined;
}
