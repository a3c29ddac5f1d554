import { suggestFriendlyUrls } from '@galley/shared/friendly-url';

/** The path segment that an external page's name contributes, in Latin letters; '' where none are left. */
export async function slugWordOf(name: string): Promise<string> {
  return (await suggestFriendlyUrls(name)).joined;
}
